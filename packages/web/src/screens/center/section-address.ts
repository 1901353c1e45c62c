import { CENTER_PAGES } from '@zhushutong/domain/navigation'
import { searchOf } from '../screen'

/** Numbers of centre pages that others link to. */
export const OVERVIEW = CENTER_PAGES.overview
export const MESSAGES = CENTER_PAGES.messages
export const SUBSCRIPTIONS = CENTER_PAGES.subscriptions
export const ORDERS = CENTER_PAGES.orders
export const EXPORTS = '7'
export const REPORTS = CENTER_PAGES.reports
export const POSTINGS = CENTER_PAGES.postings
export const KEYS = '12'
export const HISTORY = '15'
export const MY_COMPANY = CENTER_PAGES.myCompany
export const CONSULTATIONS = CENTER_PAGES.consultations
export const INVITES = '17'
export const SEATS = '18'
export const DATA_REPORTS = '19'
export const INVOICES = '20'
export const WALLET = '21'
export const WEBHOOKS = CENTER_PAGES.webhooks
export const SECURITY = '11'
export const PROFILE = CENTER_PAGES.profile

/** What may stand in the address of a page of the centre, besides its number; anything else never reaches the page. */
export const SECTION_PARAMETERS = ['status', 'order', 'kind', 'key', 'sort', 'page'] as const
export type SectionParameter = (typeof SECTION_PARAMETERS)[number]

/** The address of a page of the centre, with a filter for its list. */
export function centerHref(
  index: string,
  narrowed: Readonly<Partial<Record<SectionParameter, string | undefined>>> = {},
): string {
  return `/center/${searchOf({ index, ...narrowed })}`
}
