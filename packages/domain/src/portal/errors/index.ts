export { buildRouteError, REQUEST_SETUP_ERROR } from './pages'
export {
  failureData,
  isLoginLost,
  isRiskCheck,
  opensGuide,
  reactToRefusal,
  type ShellAction,
} from './shell-actions'
export { ERROR_PAGE_FALLBACK, LOGIN_EXPIRED_MODAL, MEMBERSHIP_EXPIRED_DIALOG } from './texts'
