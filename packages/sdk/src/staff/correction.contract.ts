import { REPORT_STATES } from '@zhushutong/domain/corrections'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const row = () =>
  z.object({
    id: z.string(),
    /** The record: its kind and id, and its name at the time of the report. */
    module: z.string(),
    moduleName: z.string(),
    moduleId: z.string(),
    title: z.string(),
    /** The record's page in the portal; null if its kind has no pages. */
    href: z.nullable(z.string()),
    field: z.string(),
    fieldLabel: z.string(),
    right: z.string(),
    sourceUrl: z.nullable(z.string()),
    /** Mobile or e-mail; masked in `list`. */
    contact: z.nullable(z.string()),
    /** True if the reporter has claimed the record (CLM-03). */
    isByClaimant: z.boolean(),
    state: z.enum(REPORT_STATES),
    answer: z.nullable(z.string()),
    createTime: time(),
    updateTime: time(),
  })

const calls = callsOf('correction', row)

/** Corrections reported by members (REP-02). */
export const correction = {
  list: calls.list(['createTime', 'updateTime'], () => ({
    state: z.optional(z.enum(REPORT_STATES)),
    words: searchWords(),
  })),
  get: calls.get(),
  answer: calls.action('answer', () => ({
    state: z.enum(['checking', 'fixed', 'rejected']),
    answer: z._default(shortText(2000), ''),
  })),
}
