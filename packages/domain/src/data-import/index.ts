export { findHeaderRow, MAX_TITLE_ROWS } from './header-row'
export { isKnownHeader } from './known-headers'
