export { BROWSER_KEY_HEADER, CAPTCHA_KINDS, SCAN_CALLBACK_PATH, SCAN_STATES } from './account/login.contract'
export { ADD_ON_TYPES, PAGE_RENDER_HEADER } from './account/profile.contract'
export {
  apiKeys,
  articles,
  assistant,
  bossFile,
  bossOrder,
  city,
  collect,
  companyCredit,
  comquery,
  consultation,
  consultChat,
  content,
  contract,
  corrections,
  dataReports,
  expiry,
  exportJobs,
  history,
  insight,
  institute,
  invites,
  invoices,
  labour,
  location,
  login,
  mall,
  memberMail,
  messages,
  myCompany,
  orders,
  ownerAgent,
  policies,
  profile,
  promotion,
  purchase,
  questions,
  recordContract,
  risk,
  search,
  seats,
  security,
  serviceCode,
  site,
  staffing,
  standards,
  statistics,
  subscriptions,
  tenderSheet,
  tracking,
  upload,
  wallet,
  webhookEvents,
  webhooks,
} from './calls'
export { PARTNER_GROUPS, type PartnerGroup } from './partner'
export { REPORT_FILE_PATH } from './purchase/data-reports.contract'
export { INVOICE_FILE_PATH } from './purchase/invoices.contract'
export { ORDER_TYPES } from './purchase/purchase.contract'
export { COMPANY_PDF_PATH, EXPORT_FILE_PATH } from './records/export.contract'
export { listItemSchema, type RecordEndpoints, recordSchema } from './records/records.contract'
export { EXPORT_SCOPE, GROUP_SCOPES, RECORD_SCOPE } from './scopes'
export { CHAT_EVENTS, conversationList, MESSAGE_STATES, type UploadPart } from './services/assistant.contract'
export { CLIENT_NAME_HEADER, DEVICE_NAME_HEADER, SERVICE_FILE_PATH } from './services/boss-orders.contract'
export { CHAT_PICTURE_PATH } from './services/consult-chat.contract'
export { UNSUBSCRIBE_PATH } from './services/subscriptions.contract'
export { codeText, GATEWAY_CODES } from './shape/codes'
export {
  atLeast,
  atMost,
  dailyLimit,
  day,
  done,
  type Envelope,
  fen,
  INSECURE,
  id,
  leftOut,
  mobile,
  moment,
  moneySum,
  nothing,
  PUBLIC_KEY_PATH,
  pageNumber,
  pageOf,
  pageRequest,
  pageSize,
  possibleSum,
  SUCCESS,
  shortText,
  spread,
  time,
  type Unit,
  unitOf,
} from './shape/common'
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
  type UploadEndpoint,
  uploading,
} from './shape/endpoint'
export { EVENT_TOO_LARGE, type EventParser, eventParser, eventText, PING_TEXT } from './shape/event-stream'
export { acceptsPathParameter } from './shape/path-parameter'
export { isWorkDone, WORK } from './shape/proof-of-work'

// `contract` holds every call by group; each group is also exported on its own, for clients that make few calls.
