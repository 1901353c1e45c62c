export {
  buildErrorFromAnswer as errorOfAnswer,
  type FailedAnswer,
  kindText as textOfKind,
} from './from-answer'
export {
  abortReason,
  type FieldProblem,
  isPortalError,
  type PortalError,
  type PortalErrorInit,
  type PortalErrorKind,
  portalError,
} from './portal-error'
