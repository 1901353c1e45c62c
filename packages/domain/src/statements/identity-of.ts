import type { AnyValue } from '../records'
import { listFormer } from './changes'

type Values = Readonly<Record<string, AnyValue>>

const CODES = ['creditCode', 'registerNo', 'organisationCode'] as const

/** All codes of a company, its credit code first (DAT-09). */
export function listCodes(values: Values): readonly string[] {
  return CODES.flatMap((key) => {
    const code = values[key]
    return typeof code === 'string' ? [code] : []
  })
}

/** All names of a company, the current one first (DAT-09). */
export function listNames({ name, formerNames }: Values): readonly string[] {
  return [...(typeof name === 'string' ? [name] : []), ...listFormer(formerNames)]
}
