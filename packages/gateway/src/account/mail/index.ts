export { mailHandlers } from './mail.routes'
export { mailCodeStore } from './mail-code.store'
export { findMemberMail } from './member-mail.store'
