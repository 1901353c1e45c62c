import type { DoubleReason, DoubleState } from '@zhushutong/domain/doubles'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords, staffCall } from './resource'

const REASONS = ['code', 'uncoded', 'place', 'joined'] as const satisfies readonly DoubleReason[]
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

/** A company in essentials, as some of its statements make it. */
const essentials = () =>
  z.object({
    name: z.nullable(z.string()),
    creditCode: z.nullable(z.string()),
    region: z.nullable(z.string()),
    legalPerson: z.nullable(z.string()),
  })

const division = () => ({ companyId: shortText(80), leaving: z.array(z.int()) })

/** Suspected doubles of companies; a merge names the company that stays (DAT-31). */
export const double = {
  list: calls.list(['foundTime'], () => ({ state: z.optional(z.enum(STATES)), words: searchWords() })),
  get: calls.get(),
  merge: calls.action('merge', () => ({ survivorId: shortText(80) })),
  keepApart: calls.action('keepApart', () => ({})),
  split: calls.action('split', () => ({})),
  /** The statements of sources about a company, one for each source and key (DAT-35). */
  statements: staffCall(
    'double',
    'statements',
    {
      request: () => z.strictObject({ companyId: shortText(80) }),
      result: () =>
        z.object({
          statements: z.array(
            z.object({
              number: z.int(),
              source: z.string(),
              key: z.string(),
              dataOn: z.string(),
              ...essentials().shape,
            }),
          ),
        }),
    },
    { changes: false },
  ),
  /** Both companies as a division would make them. */
  previewDivision: staffCall(
    'double',
    'previewDivision',
    {
      request: () => z.strictObject(division()),
      result: () => z.object({ stays: essentials(), leaves: essentials() }),
    },
    { changes: false },
  ),
  /** Gives the chosen statements to a company of their own; the pair of both is listed as kept apart. */
  divide: staffCall('double', 'divide', { request: () => z.strictObject(division()), result: row }),
}
