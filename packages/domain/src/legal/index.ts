export { isVersionAccepted } from './agreement-version'
export { CANCELLATION_DAYS, CLOSING_DAYS, CONTACT_WORKING_DAYS, calculateClosingTime } from './deadlines'
export { LEGAL_NOTICES } from './texts'
