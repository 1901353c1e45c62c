export { claimsFeature } from './claims.feature'
export { isClaimant } from './claims.store'
