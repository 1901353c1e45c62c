export { buildRouteError, REQUEST_SETUP_ERROR } from './pages'
export { isRequestId } from './request-id'
export {
  failureData,
  isLoginLost,
  isRiskCheck,
  opensGuide,
  reactToRefusal,
  type ShellAction,
} from './shell-actions'
export { ERROR_PAGE_FALLBACK, LOGIN_EXPIRED_MODAL, MEMBERSHIP_EXPIRED_DIALOG } from './texts'
