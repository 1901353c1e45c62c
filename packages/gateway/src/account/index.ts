export { accountFeature } from './account.feature'
export {
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
export { hashPassword, isPasswordQueueFull, verifyPassword } from './login/password'
export { requesterOf } from './login/requester'
export { newToken, tokenHash } from './login/token'
export { findMemberMail } from './mail'
export type { Member, MembershipKind, UserRow } from './member'
export { insertSession, SESSION_LIFETIME, type Session } from './session.store'
export type { StaffAccount } from './staff-accounts.store'
export { findUserMobile } from './user.store'
export { markScanned, SANDBOX_WECHAT_PATH, sandboxCode, seedWechats } from './wechat'
