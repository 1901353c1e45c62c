import { toHalfWidth } from './text'

/** What a numeric field lets through (VAL-01, VAL-02, VAL-03, VAL-04); `number` is the default mode. */
export type InputMode = 'call' | 'phone' | 'idnum' | 'number'

const FILTERS: Readonly<Record<InputMode, (text: string) => string>> = {
  call: (text) => text.replace(/[^\d-]/g, '').replace(/^-+/, ''),
  phone: (text) => text.replace(/[^\d-]/g, '').replace(/^0+/, ''),
  idnum: (text) => text.toUpperCase().replace(/[^\dX]/g, ''),
  number: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
}

/**
 * Text typed into a numeric field, as the field keeps it. `call`: digits and hyphens, none in front (VAL-01);
 * `phone`: digits and hyphens without leading zeros (VAL-02); `idnum`: digits and X (VAL-03); `number`, the
 * default: digits without leading zeros (VAL-04). Full-width forms count as what they show; idempotent.
 */
export const filterInput = (text: string, mode: InputMode = 'number'): string =>
  FILTERS[mode](toHalfWidth(text))
