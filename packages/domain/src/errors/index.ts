export { ERROR_TEXTS, errorText, formatFailure, NOTICE_TITLE } from './catalogue'
export { ACTED_CODES, SUCCESS } from './codes'
