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
export { isCommonPassword } from './common-passwords'
export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts'
export { findMember, findViewer } from './find-viewer'
export { freezeStore } from './freeze.store'
export { type Gift, giftStore } from './gift.store'
export { addSeats, type Enterprise, findEnterprise, isGivenBy, removeSeats } from './held-seats'
export { countKeys } from './keys/count-keys'
export { loginLimits } from './login.limits'
export { findMemberMail } from './mail'
export type { Member, MembershipKind, UserRow } from './member'
export { hashPassword, isPasswordQueueFull, verifyPassword } from './password'
export { requesterOf } from './requester'
export { SESSION_LIFETIME, type Session, type SessionStore, sessionStore } from './session.store'
export { type StaffAccount, staffAccountsStore } from './staff-accounts.store'
export { newToken, tokenHash } from './token'
export { SANDBOX_WECHAT_PATH, type ScanStore, sandboxCode, scanStore, seedWechats } from './wechat'
