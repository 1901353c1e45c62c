import { searchOf } from '../screen'

/** Pages of the centre that others link to, by their number (A 2). */
export const OVERVIEW = '10'
export const ORDERS = '6'
export const EXPORTS = '7'
export const REPORTS = '9'

/** The address of a page of the centre, its list narrowed to something. */
export const centerHref = (
  index: string,
  narrowed: Readonly<Record<string, string | undefined>> = {},
): string => `/center/${searchOf({ index, ...narrowed })}`
