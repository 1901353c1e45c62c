export {
  buildRouteError,
  ERROR_PAGE_FALLBACK,
  LOGIN_EXPIRED_MODAL,
  MEMBERSHIP_EXPIRED_DIALOG,
  REQUEST_SETUP_ERROR,
} from './pages'
export {
  failureData,
  isLoginLost,
  isRiskCheck,
  opensGuide,
  reactToRefusal,
  type ShellAction,
} from './shell-actions'
