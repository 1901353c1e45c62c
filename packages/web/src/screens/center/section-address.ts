import { searchOf } from '../screen'

/** Numbers of centre pages that others link to. */
export const OVERVIEW = '10'
export const ORDERS = '6'
export const EXPORTS = '7'
export const REPORTS = '9'
export const POSTINGS = '14'
export const KEYS = '12'
export const HISTORY = '15'
export const CONSULTATIONS = '16'
export const INVITES = '17'
export const SEATS = '18'
export const DATA_REPORTS = '19'
export const INVOICES = '20'
export const WALLET = '21'

/** The address of a page of the centre, with a filter for its list. */
export function centerHref(
  index: string,
  narrowed: Readonly<Record<string, string | undefined>> = {},
): string {
  return `/center/${searchOf({ index, ...narrowed })}`
}
