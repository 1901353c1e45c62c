export {
  CONTRACT_STATE_LABELS,
  CONTRACT_TEXT_LENGTH,
  type ContractEvent,
  checkContractText,
  moveContract,
} from './contract'
export { describeOwnDevice, parseClientLabel } from './devices'
export {
  INVOICE_FILE_TYPES,
  MAX_SERVICE_FILE_BYTES,
  PICTURE_FILE_TYPES,
  SERVICE_FILE_TYPE_NAMES,
  SERVICE_FILE_TYPES,
  type ServiceFileType,
  UPLOADED_FILE_TYPES,
} from './file-types.data'
export {
  SERVICE_KIND_LABELS,
  SERVICE_KINDS,
  SERVICE_STAGE_LABELS,
  SERVICE_STAGE_NOTES,
  SERVICE_STAGES,
  type ServiceKind,
  type ServiceStage,
  STAGES_OF,
} from './kinds.data'
export {
  CANDIDATE_STATE_LABELS,
  CANDIDATE_STATES,
  type Candidate,
  type CandidateState,
  checkCandidates,
  checkInstallments,
  checkMatters,
  checkPlan,
  checkRequirements,
  MATTER_STATE_LABELS,
  MATTER_STATES,
  type Matter,
  type MatterState,
  type PlanStep,
  USUAL_REQUIREMENTS,
} from './lists'
export {
  findRequirementState,
  REQUIREMENT_STATE_LABELS,
  type RequirementState,
  takesFiles,
} from './missing-files'
export { checkInvoiceEntry, checkReceipt, checkSteward, parseYuan } from './money-forms'
export { checkServiceCode, formatServiceCode, formatServiceOrderCode, parseServiceCode } from './numbers'
export { balancePayments, INSTALLMENT_STATE_LABELS, type InstallmentState } from './payments'
export {
  findOrderLife,
  hasBegun,
  listStages,
  moveServiceOrder,
  refuseOver,
  refuseRemoval,
  type StageState,
} from './service-order.machine'
export {
  CONTRACT_STATES,
  type ContractState,
  FILE_STATES,
  type FileState,
  type Installment,
  MAX_ORDER_NOTE,
  type OrderEvent,
  type OrderLife,
  type OrderRefusal,
  type Requirement,
  type ServiceOrder,
} from './service-order.state'
export {
  checkServiceOrder,
  type FormProblem,
  type ServiceOrderForm,
  trimServiceOrder,
} from './service-order-form'
export { countOrders, isInTab, listTodos, ORDER_TAB_LABELS, ORDER_TABS, type OrderTab } from './todos'
export {
  ANY_SERVICE_FILE,
  checkServiceFile,
  cleanFileName,
  describeFileRule,
  type FileRule,
  findFileType,
  startsAs,
  UPLOAD_LIMITS,
  UPLOAD_PERMISSION_MS,
  UPLOAD_PIECE_BYTES,
} from './uploads'
