import { CENTER_PAGES } from '@zhushutong/domain/addresses'
import { formatSearch } from '@/routing/format-search'

/** Numbers of centre pages that other pages link to. */
export const OVERVIEW = CENTER_PAGES.overview
export const MESSAGES = CENTER_PAGES.messages
export const SUBSCRIPTIONS = CENTER_PAGES.subscriptions
export const ORDERS = CENTER_PAGES.orders
export const EXPORTS = CENTER_PAGES.exports
export const FAVOURITES = '8'
export const REPORTS = CENTER_PAGES.reports
export const POSTINGS = CENTER_PAGES.postings
export const KEYS = CENTER_PAGES.keys
export const HISTORY = CENTER_PAGES.history
export const MY_COMPANY = CENTER_PAGES.myCompany
export const UPGRADE = CENTER_PAGES.upgrade
export const BATCH_CHECK = CENTER_PAGES.batchCheck
export const LEADS = CENTER_PAGES.leads
export const MONITORING = CENTER_PAGES.monitoring
export const CONSULTATIONS = CENTER_PAGES.consultations
export const INVITES = CENTER_PAGES.invites
export const SEATS = CENTER_PAGES.seats
export const DATA_REPORTS = CENTER_PAGES.dataReports
export const INVOICES = CENTER_PAGES.invoices
export const WALLET = CENTER_PAGES.wallet
export const WEBHOOKS = CENTER_PAGES.webhooks
export const SECURITY = CENTER_PAGES.security
export const PROFILE = CENTER_PAGES.profile

/** The query parameters of the centre's pages besides their number. */
export type SectionParameter = 'status' | 'order' | 'kind' | 'key' | 'sort' | 'page' | 'member'

export function centerHref(
  index: string,
  narrowed: Readonly<Partial<Record<SectionParameter, string | undefined>>> = {},
): string {
  return `/center/${formatSearch({ index, ...narrowed })}`
}
