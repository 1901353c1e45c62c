export { ClaimButton, ClaimedMark, OwnClaim } from './claim-button'
export { ClaimsView } from './claims.view'
