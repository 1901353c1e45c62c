export { findRegistrableDomain, LOGIN_MARK_VALUE, SESSION_COOKIES, type SessionCookie } from './cookies'
export { LOGOUT_CONFIRM, RELOAD_DELAY_MS } from './logout'
export { type Answer, refreshMember } from './member-refresh'
export { startServerLoads } from './server-loads'
