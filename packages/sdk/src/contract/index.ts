export { CHAT_EVENTS, conversationList, MESSAGE_STATES, type UploadPart } from './assistant.contract'
export { CLIENT_NAME_HEADER, DEVICE_NAME_HEADER, SERVICE_FILE_PATH } from './boss-orders.contract'
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
export { codeText, GATEWAY_CODES } from './codes'
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
} from './common'
export { CHAT_PICTURE_PATH } from './consult-chat.contract'
export { REPORT_FILE_PATH } from './data-reports.contract'
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
} from './endpoint'
export { EVENT_TOO_LARGE, type EventParser, eventParser, eventText, PING_TEXT } from './event-stream'
export { COMPANY_PDF_PATH, EXPORT_FILE_PATH } from './export.contract'
export { INVOICE_FILE_PATH } from './invoices.contract'
export { BROWSER_KEY_HEADER, CAPTCHA_KINDS, SCAN_CALLBACK_PATH, SCAN_STATES } from './login.contract'
export { acceptsPathParameter } from './path-parameter'
export { ADD_ON_TYPES, PAGE_RENDER_HEADER } from './profile.contract'
export { isWorkDone, WORK } from './proof-of-work'
export { ORDER_TYPES } from './purchase.contract'
export { type RecordEndpoints, recordSchema } from './records.contract'
export { EXPORT_SCOPE, GROUP_SCOPES, RECORD_SCOPE } from './scopes'
export { UNSUBSCRIBE_PATH } from './subscriptions.contract'

// `contract` holds every call by group; each group is also exported on its own, for clients that make few calls.
