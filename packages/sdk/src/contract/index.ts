import { collect } from './collect.contract'
import { comquery } from './comquery.contract'
import { content, statistics, tracking } from './content.contract'
import { corrections } from './corrections.contract'
import { credit as companyCredit } from './credit.contract'
import { expiry } from './expiry.contract'
import { exportJobs } from './export.contract'
import { insight } from './insight.contract'
import { login } from './login.contract'
import { ownerAgent } from './owner-agent.contract'
import { profile } from './profile.contract'
import { orders, purchase } from './purchase.contract'
import { records, search } from './records.contract'
import { site } from './site.contract'
import { staffing } from './staffing.contract'

export * from './common'
export * from './endpoint'
export { EXPORT_FILE_PATH } from './export.contract'
export { ADD_ON_TYPES } from './profile.contract'
export { ORDER_STATUS, ORDER_TYPES } from './purchase.contract'
export { type RecordEndpoints, recordSchema } from './records.contract'

/** Every call of the gateway by group. */
export const contract = {
  login,
  profile,
  search,
  purchase,
  orders,
  statistics,
  content,
  site,
  tracking,
  collect,
  corrections,
  companyCredit,
  exportJobs,
  comquery,
  expiry,
  insight,
  ownerAgent,
  staffing,
} as const

/** One group by itself, for clients that make few calls (`createClient`). */
/** The calls of the record catalogue by kind. */
export {
  collect,
  companyCredit,
  comquery,
  content,
  corrections,
  expiry,
  exportJobs,
  insight,
  login,
  orders,
  ownerAgent,
  profile,
  purchase,
  records as recordContract,
  search,
  site,
  staffing,
  statistics,
  tracking,
}
