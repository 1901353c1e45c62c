import { apiKeys } from './account/api-keys.contract'
import { collect } from './account/collect.contract'
import { invites } from './account/invite.contract'
import { login } from './account/login.contract'
import { memberMail } from './account/member-mail.contract'
import { messages } from './account/messages.contract'
import { profile } from './account/profile.contract'
import { risk } from './account/risk.contract'
import { seats } from './account/seats.contract'
import { security } from './account/security.contract'
import { tracking } from './account/tracking.contract'
import { wallet } from './account/wallet.contract'
import { articles } from './content/articles.contract'
import { content } from './content/content.contract'
import { location } from './content/location.contract'
import { policies } from './content/policies.contract'
import { promotion } from './content/promotion.contract'
import { questions, standards } from './content/questions.contract'
import { site } from './content/site.contract'
import { institute } from './figures/institute.contract'
import { myCompany } from './figures/my-company.contract'
import { statistics } from './figures/statistics.contract'
import { dataReports } from './purchase/data-reports.contract'
import { invoices } from './purchase/invoices.contract'
import { mall } from './purchase/mall.contract'
import { orders } from './purchase/orders.contract'
import { purchase } from './purchase/purchase.contract'
import { bidFigures } from './records/bid-figures.contract'
import { city } from './records/city.contract'
import { claims } from './records/claims.contract'
import { comquery } from './records/comquery.contract'
import { corrections } from './records/corrections.contract'
import { credit as companyCredit } from './records/credit.contract'
import { dueDiligence, repairReminder } from './records/due-diligence.contract'
import { expiry } from './records/expiry.contract'
import { exportJobs } from './records/export.contract'
import { history } from './records/history.contract'
import { insight } from './records/insight.contract'
import { ownerAgent } from './records/owner-agent.contract'
import { records } from './records/records.contract'
import { search } from './records/search.contract'
import { staffing } from './records/staffing.contract'
import { tenderSheet } from './records/tender-sheet.contract'
import { assistant } from './services/assistant.contract'
import { batchCheck } from './services/batch-check.contract'
import { bossFile } from './services/boss-files.contract'
import { bossOrder } from './services/boss-orders.contract'
import { consultChat } from './services/consult-chat.contract'
import { consultation } from './services/consultation.contract'
import { labour } from './services/labour.contract'
import { leads } from './services/leads.contract'
import { serviceCode } from './services/service-code.contract'
import { subscriptions } from './services/subscriptions.contract'
import { upload } from './services/upload.contract'
import { webhookEvents, webhooks } from './services/webhooks.contract'

/** The groups by name. Declared, so that the published types name each group instead of repeating it. */
type Calls = {
  readonly login: typeof login
  readonly profile: typeof profile
  readonly memberMail: typeof memberMail
  readonly search: typeof search
  readonly purchase: typeof purchase
  readonly orders: typeof orders
  readonly invoices: typeof invoices
  readonly statistics: typeof statistics
  readonly content: typeof content
  readonly articles: typeof articles
  readonly policies: typeof policies
  readonly questions: typeof questions
  readonly standards: typeof standards
  readonly location: typeof location
  readonly city: typeof city
  readonly site: typeof site
  readonly tracking: typeof tracking
  readonly favourites: typeof collect
  readonly claims: typeof claims
  readonly corrections: typeof corrections
  readonly companyCredit: typeof companyCredit
  readonly exports: typeof exportJobs
  readonly dataReports: typeof dataReports
  readonly comquery: typeof comquery
  readonly expiry: typeof expiry
  readonly history: typeof history
  readonly insight: typeof insight
  readonly bidFigures: typeof bidFigures
  readonly tenderSheet: typeof tenderSheet
  readonly dueDiligence: typeof dueDiligence
  readonly repairReminder: typeof repairReminder
  readonly batchCheck: typeof batchCheck
  readonly leads: typeof leads
  readonly ownerAgent: typeof ownerAgent
  readonly staffing: typeof staffing
  readonly risk: typeof risk
  readonly security: typeof security
  readonly apiKeys: typeof apiKeys
  readonly assistant: typeof assistant
  readonly consultation: typeof consultation
  readonly consultChat: typeof consultChat
  readonly promotion: typeof promotion
  readonly institute: typeof institute
  readonly mall: typeof mall
  readonly labour: typeof labour
  readonly invites: typeof invites
  readonly bossOrder: typeof bossOrder
  readonly bossFile: typeof bossFile
  readonly serviceCode: typeof serviceCode
  readonly upload: typeof upload
  readonly seats: typeof seats
  readonly wallet: typeof wallet
  readonly messages: typeof messages
  readonly subscriptions: typeof subscriptions
  readonly webhooks: typeof webhooks
  readonly webhookEvents: typeof webhookEvents
  readonly myCompany: typeof myCompany
}

/** Every call of the gateway by group. */
export const contract: Calls = {
  login,
  profile,
  memberMail,
  search,
  purchase,
  orders,
  invoices,
  statistics,
  content,
  articles,
  policies,
  questions,
  standards,
  location,
  city,
  site,
  tracking,
  favourites: collect,
  claims,
  corrections,
  companyCredit,
  exports: exportJobs,
  dataReports,
  comquery,
  expiry,
  history,
  insight,
  bidFigures,
  tenderSheet,
  dueDiligence,
  repairReminder,
  batchCheck,
  leads,
  ownerAgent,
  staffing,
  risk,
  security,
  apiKeys,
  assistant,
  consultation,
  consultChat,
  promotion,
  institute,
  mall,
  labour,
  invites,
  bossOrder,
  bossFile,
  serviceCode,
  upload,
  seats,
  wallet,
  messages,
  subscriptions,
  webhooks,
  webhookEvents,
  myCompany,
}

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
  records as recordContract,
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
}
