import { apiKeys } from './api-keys.contract'
import { articles } from './articles.contract'
import { assistant } from './assistant.contract'
import { bidFigures } from './bid-figures.contract'
import { bossFile } from './boss-files.contract'
import { bossOrder } from './boss-orders.contract'
import { city } from './city.contract'
import { collect } from './collect.contract'
import { comquery } from './comquery.contract'
import { consultChat } from './consult-chat.contract'
import { consultation } from './consultation.contract'
import { content } from './content.contract'
import { corrections } from './corrections.contract'
import { credit as companyCredit } from './credit.contract'
import { dataReports } from './data-reports.contract'
import { expiry } from './expiry.contract'
import { exportJobs } from './export.contract'
import { insight } from './insight.contract'
import { institute } from './institute.contract'
import { invites } from './invite.contract'
import { invoices } from './invoices.contract'
import { labour } from './labour.contract'
import { location } from './location.contract'
import { login } from './login.contract'
import { mall } from './mall.contract'
import { memberMail } from './member-mail.contract'
import { messages } from './messages.contract'
import { myCompany } from './my-company.contract'
import { orders } from './orders.contract'
import { ownerAgent } from './owner-agent.contract'
import { policies } from './policies.contract'
import { profile } from './profile.contract'
import { promotion } from './promotion.contract'
import { purchase } from './purchase.contract'
import { questions, standards } from './questions.contract'
import { records } from './records.contract'
import { risk } from './risk.contract'
import { search } from './search.contract'
import { seats } from './seats.contract'
import { security } from './security.contract'
import { serviceCode } from './service-code.contract'
import { site } from './site.contract'
import { staffing } from './staffing.contract'
import { statistics } from './statistics.contract'
import { subscriptions } from './subscriptions.contract'
import { tenderSheet } from './tender-sheet.contract'
import { tracking } from './tracking.contract'
import { upload } from './upload.contract'
import { wallet } from './wallet.contract'
import { webhookEvents, webhooks } from './webhooks.contract'

/** Every call of the gateway by group. */
export const contract = {
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
  corrections,
  companyCredit,
  exports: exportJobs,
  dataReports,
  comquery,
  expiry,
  insight,
  bidFigures,
  tenderSheet,
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
} as const

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
  records as recordContract,
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
}
