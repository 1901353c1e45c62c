export { BROWSER_KEY_HEADER, CAPTCHA_KINDS, SCAN_CALLBACK_PATH } from './account/login.contract'
export { ADD_ON_TYPES, PAGE_RENDER_HEADER } from './account/profile.contract'
export {
  apiKeys,
  articles,
  assistant,
  batchCheck,
  bossFile,
  bossOrder,
  claims,
  collect,
  comquery,
  consultation,
  consultChat,
  content,
  contract,
  corrections,
  dataReports,
  expiry,
  history,
  invites,
  invoices,
  labour,
  leads,
  login,
  memberMail,
  messages,
  myCompany,
  orders,
  policies,
  profile,
  purchase,
  recordContract,
  repairReminder,
  risk,
  search,
  seats,
  security,
  serviceCode,
  subscriptions,
  tracking,
  upload,
  wallet,
  webhooks,
} from './calls'
export { PARTNER_GROUPS } from './partner'
export { REPORT_FILE_PATH } from './purchase/data-reports.contract'
export { INVOICE_FILE_PATH } from './purchase/invoices.contract'
export { DUE_PDF_PATH } from './records/due-diligence.contract'
export { COMPANY_PDF_PATH } from './records/export.contract'
export { EXPORT_FILE_PATH } from './records/export-file'
export { listItemSchema, type RecordEndpoints, recordSchema } from './records/records.contract'
export { EXPORT_SCOPE, GROUP_SCOPES, RECORD_SCOPE } from './scopes'
export { MESSAGE_STATES } from './services/assistant.contract'
export { CLIENT_NAME_HEADER, DEVICE_NAME_HEADER, SERVICE_FILE_PATH } from './services/boss-orders.contract'
export { CHAT_PICTURE_PATH } from './services/consult-chat.contract'
export { UNSUBSCRIBE_PATH } from './services/subscriptions.contract'
export { codeText, GATEWAY_CODES } from './shape/codes'
export { unitOf } from './shape/common'
export {
  type Contract,
  type Endpoint,
  endpoint,
  type FileField,
  type InputOf,
  isReading,
  type RequestOf,
  type ResultOf,
  type StreamEndpoint,
  streaming,
} from './shape/endpoint'
export { type Envelope, PUBLIC_KEY_PATH, SUCCESS } from './shape/envelope'
export { eventParser, eventText, PING_TEXT } from './shape/event-stream'
export { type NameSet, nameSetOf } from './shape/names'
export { acceptsPathParameter } from './shape/path-parameter'
export { isWorkDone, WORK } from './shape/proof-of-work'
export type { UploadPart } from './shape/upload-part'

// `contract` holds every call by group; each group is also exported on its own, for clients that make few calls.
