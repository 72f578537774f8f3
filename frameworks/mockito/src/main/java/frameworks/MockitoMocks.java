package frameworks;

import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import user.Both;
import user.Tally;

/** Two threads call one mock, whose answer counts. */
public final class MockitoMocks {

    /** What is mocked. */
    public interface Shop {
        int sell(String what);
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Shop shop = mock(Shop.class);
        when(shop.sell(anyString())).thenAnswer(call -> {
            tally.add();
            return 1;
        });
        Both.atOnce(() -> Both.expect(1, shop.sell("tea")), () -> Both.expect(1, shop.sell("milk")));
        verify(shop, times(2)).sell(anyString());
        tally.expect(2);
    }
}
