export { mailHandlers } from './mail.routes'
export { sweepMailCodes } from './mail-code.store'
export { findMemberMail } from './member-mail.store'
