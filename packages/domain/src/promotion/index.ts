export { findOutboundSite, LEAVE_SECONDS } from './outbound'
export { isShortLinkOpen, readShortLink, type ShortLink, type ShortLinkForm } from './short-link'
