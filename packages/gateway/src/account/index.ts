export { accountFeature } from './account.feature'
export {
  type AccountOptions,
  type AccountStore,
  accountStore,
  extendEntitlement,
  lockUser,
  movePoints,
  readPoints,
  shortenEntitlement,
} from './account.store'
export { ACCOUNT_USAGE, accountCommand } from './account-command'
export { isClosing, NAMELESS } from './closing/closing.store'
export { findMember, findViewer } from './find-viewer'
export { decideOnGift, type Gift, insertGift } from './gift.store'
export { addSeats, type Enterprise, findEnterprise, isGivenBy, removeSeats } from './held-seats'
export { countKeys } from './keys/count-keys'
export { isCommonPassword } from './login/common-passwords'
export { loginLimits } from './login/login.limits'
export { hashPassword, isPasswordQueueFull, verifyPassword } from './login/password'
export { requesterOf } from './login/requester'
export { newToken, tokenHash } from './login/token'
export { findMemberMail } from './mail'
export type { Member, MembershipKind, UserRow } from './member'
export { SESSION_LIFETIME, type Session, type SessionStore, sessionStore } from './session.store'
export type { StaffAccount } from './staff-accounts.store'
export { SANDBOX_WECHAT_PATH, type ScanStore, sandboxCode, scanStore, seedWechats } from './wechat'
