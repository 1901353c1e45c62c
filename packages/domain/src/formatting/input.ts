import { toHalfWidth } from './text'

/* Filters for input fields of digits. Full-width characters count as their ASCII forms; each filter is idempotent. */

/** The text of a number field while typing: digits without leading zeros (VAL-04). */
export function filterNumber(text: string): string {
  return toHalfWidth(text).replace(/\D/g, '').replace(/^0+/, '')
}

/** The text of a telephone field while typing, landlines too: digits and hyphens, without leading hyphens (VAL-01). */
export function filterTelephone(text: string): string {
  return toHalfWidth(text)
    .replace(/[^\d-]/g, '')
    .replace(/^-+/, '')
}

/** The text of a mobile field while typing: digits and hyphens, without leading zeros (VAL-02). */
export function filterMobile(text: string): string {
  return toHalfWidth(text)
    .replace(/[^\d-]/g, '')
    .replace(/^0+/, '')
}
