import { toHalfWidth } from './text'

/* What fields of digits let through. Full-width characters count as their ASCII forms; each is idempotent. */

/** Text typed into a number field, as the field keeps it: digits without leading zeros (VAL-04). */
export function filterNumber(text: string): string {
  return toHalfWidth(text).replace(/\D/g, '').replace(/^0+/, '')
}

/** A telephone number as it is typed, landlines too: digits and hyphens, none in front (VAL-01). */
export function filterTelephone(text: string): string {
  return toHalfWidth(text)
    .replace(/[^\d-]/g, '')
    .replace(/^-+/, '')
}

/** A mobile as it is typed: digits and hyphens, without a 0 in front (VAL-02). */
export function filterMobile(text: string): string {
  return toHalfWidth(text)
    .replace(/[^\d-]/g, '')
    .replace(/^0+/, '')
}
