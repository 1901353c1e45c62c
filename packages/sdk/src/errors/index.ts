export { errorOfAnswer, type FailedAnswer, textOfKind } from './from-answer'
export {
  abortReason,
  type FieldProblem,
  isPortalError,
  type PortalError,
  type PortalErrorInit,
  type PortalErrorKind,
  portalError,
} from './portal-error'
