import { toHalfWidth } from './text'

/** What a numeric field lets through (VAL-01 to VAL-04); `number` is the default mode. */
export type InputMode = 'call' | 'phone' | 'idnum' | 'number'

const FILTERS: Readonly<Record<InputMode, (text: string) => string>> = {
  call: (text) => text.replace(/[^\d-]/g, '').replace(/^-+/, ''),
  phone: (text) => text.replace(/[^\d-]/g, '').replace(/^0+/, ''),
  idnum: (text) => text.toUpperCase().replace(/[^\dX]/g, ''),
  number: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
}

/** Text typed into a numeric field, as the field keeps it. Full-width digits count as digits; idempotent. */
export const filterInput = (text: string, mode: InputMode = 'number'): string =>
  FILTERS[mode](toHalfWidth(text))
