import { toHalfWidth } from './text'

/** What a field of digits lets through; `number` is the default mode. */
export type InputMode = 'call' | 'phone' | 'idnum' | 'number'

const FILTERS: Readonly<Record<InputMode, (text: string) => string>> = {
  call: (text) => text.replace(/[^\d-]/g, '').replace(/^-+/, ''),
  phone: (text) => text.replace(/[^\d-]/g, '').replace(/^0+/, ''),
  idnum: (text) => text.toUpperCase().replace(/[^\dX]/g, ''),
  number: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
}

/** Text typed into a number field, as the field keeps it: digits without leading zeros, full-width ones too (VAL-04). */
export function filterNumber(text: string): string {
  return FILTERS.number(toHalfWidth(text))
}

/**
 * Filters the text typed into a numeric field. `call`: digits and hyphens, none in front (VAL-01); `phone`: digits
 * and hyphens without leading zeros (VAL-02); `idnum`: digits and X (VAL-03); `number`, the default: digits without
 * leading zeros, as `filterNumber`. Full-width characters count as their ASCII forms; idempotent.
 */
export function filterInput(text: string, mode: InputMode = 'number'): string {
  return FILTERS[mode](toHalfWidth(text))
}
