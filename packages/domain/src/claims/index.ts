export {
  CLAIM_LENGTHS,
  CLAIM_LIMIT,
  CLAIM_ROLE_LABELS,
  CLAIM_ROLES,
  CLAIM_TEXTS,
  type ClaimInput,
  type ClaimRole,
  checkClaim,
  listClaimRoles,
  matchesName,
  trimClaim,
} from './claim'
export {
  CLAIM_STATE_LABELS,
  CLAIM_STATES,
  type ClaimDecision,
  type ClaimRefusal,
  type ClaimState,
  canWithdraw,
  decideClaim,
  HELD_CLAIM_STATES,
} from './claim.state'
