export { buildErrorFromAnswer, type FailedAnswer, kindText } from './from-answer'
export {
  abortReason,
  type FieldProblem,
  isPortalError,
  type PortalError,
  type PortalErrorInit,
  type PortalErrorKind,
  portalError,
} from './portal-error'
