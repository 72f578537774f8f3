/** Stands for the parts of Mockito that belong to a test framework; it is in a package of Mockito to be loaded as they are. */
package org.mockito.bound;
