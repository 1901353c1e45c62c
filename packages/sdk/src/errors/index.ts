export { buildErrorFromAnswer, kindText } from './from-answer'
export {
  abortReason,
  type FieldProblem,
  isPortalError,
  type PortalError,
  portalError,
} from './portal-error'
