import type { KeyScope } from '@zhushutong/domain/api-keys'
import type { contract } from './calls'

/**
 * The scope that a key needs for the calls of a group; null: not allowed for keys (KEY-02). A missing group
 * does not compile.
 */
export const GROUP_SCOPES = {
  login: null,
  profile: null,
  memberMail: null,
  security: null,
  apiKeys: null,
  purchase: null,
  orders: null,
  invoices: null,
  wallet: null,
  messages: null,
  subscriptions: null,
  webhooks: null,
  webhookEvents: 'events',
  myCompany: null,
  risk: null,
  tracking: null,
  search: 'records',
  comquery: 'analysis',
  expiry: 'analysis',
  history: 'records',
  insight: 'analysis',
  bidFigures: 'analysis',
  tenderSheet: 'analysis',
  dueDiligence: 'analysis',
  repairReminder: null,
  batchCheck: null,
  leads: null,
  ownerAgent: 'analysis',
  city: 'records',
  staffing: 'analysis',
  companyCredit: 'analysis',
  statistics: 'content',
  content: 'content',
  location: 'content',
  site: 'content',
  favourites: 'collections',
  claims: null,
  corrections: 'collections',
  exports: 'exports',
  dataReports: null,
  articles: 'content',
  policies: 'content',
  questions: 'content',
  standards: 'content',
  institute: 'content',
  mall: 'content',
  consultation: null,
  consultChat: null,
  promotion: null,
  labour: null,
  invites: null,
  bossOrder: null,
  bossFile: null,
  serviceCode: null,
  upload: null,
  seats: null,
  assistant: 'assistant',
} as const satisfies { readonly [Group in keyof typeof contract]: KeyScope | null }

/** The scope for search and detail of records of every kind. */
export const RECORD_SCOPE: KeyScope = 'records'
/** The scope for every call that creates an export, in any group. */
export const EXPORT_SCOPE: KeyScope = 'exports'
