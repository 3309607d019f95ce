/**
 * The small language of claims in review.yaml. Start at {@link
 * org.plateau.analysis.claim.Claim#parse}.
 */
@NullMarked
package org.plateau.analysis.claim;

import org.jspecify.annotations.NullMarked;
