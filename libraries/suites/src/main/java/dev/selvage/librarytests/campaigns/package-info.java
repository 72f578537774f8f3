/**
 * Many campaigns in one JVM, for the tools in {@code libraries/suites} and {@code libraries/bugs}. Start at
 * {@link dev.selvage.librarytests.campaigns.CampaignLines}.
 */
@NullMarked
package dev.selvage.librarytests.campaigns;

import org.jspecify.annotations.NullMarked;
