import type { DoubleReason, DoubleState } from '@zhushutong/domain/doubles'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const REASONS = ['code', 'uncoded', 'place'] as const satisfies readonly DoubleReason[]
const STATES = ['open', 'apart', 'merged'] as const satisfies readonly DoubleState[]

/** One company of a pair. */
const side = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    formerNames: z.nullable(z.string()),
    creditCode: z.nullable(z.string()),
    registerNo: z.nullable(z.string()),
    region: z.nullable(z.string()),
    legalPerson: z.nullable(z.string()),
    establishedOn: z.nullable(z.string()),
    status: z.nullable(z.string()),
    sources: z.number(),
    /** The notices and results that name it. */
    notices: z.number(),
    isMerged: z.boolean(),
    /** Its page on the portal; null for a merged company. */
    address: z.nullable(z.string()),
  })

/** Two companies that may be the same (DAT-30). */
const row = () =>
  z.object({
    id: z.string(),
    reason: z.enum(REASONS),
    state: z.enum(STATES),
    first: side(),
    second: side(),
    foundTime: time(),
    decidedTime: z.nullable(time()),
    decidedBy: z.nullable(z.string()),
  })

const calls = callsOf('double', row)

/** Suspected doubles of companies; a merge names the company that stays (DAT-31). */
export const double = {
  list: calls.list(['foundTime'], () => ({ state: z.optional(z.enum(STATES)), words: searchWords() })),
  get: calls.get(),
  merge: calls.action('merge', () => ({ survivorId: shortText(80) })),
  keepApart: calls.action('keepApart', () => ({})),
  split: calls.action('split', () => ({})),
}
