import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

/** A value that staff corrected, with its evidence (DAT-12). */
const row = () =>
  z.object({
    id: z.string(),
    kind: z.string(),
    kindName: z.string(),
    recordId: z.string(),
    /** The name of the record at the time. */
    title: z.string(),
    /** The record's page in the portal; null if its kind has no pages. */
    href: z.nullable(z.string()),
    field: z.string(),
    fieldLabel: z.string(),
    /** The value of the sources, and the correct one, as pages show them; null for none. */
    before: z.nullable(z.string()),
    value: z.nullable(z.string()),
    /** False once the source itself changed, or lost the record. */
    isShown: z.boolean(),
    evidence: z.string(),
    evidenceUrl: z.string(),
    /** The name of the member of staff. */
    by: z.string(),
    createTime: time(),
  })

const calls = callsOf('verification', row)

const record = () => ({ kind: shortText(32), recordId: shortText(64) })

/** Values of records corrected by staff. */
export const verification = {
  list: calls.list(['createTime'], () => ({ kind: z.optional(shortText(32)), words: searchWords() })),
  get: calls.get(),
  /** Records of a kind by name or code, at most ten. */
  find: staffCall(
    'verification',
    'find',
    {
      request: () => z.strictObject({ kind: shortText(32), words: searchWords() }),
      result: () =>
        z.object({
          records: z.array(
            z.object({ recordId: z.string(), title: z.string(), region: z.nullable(z.string()) }),
          ),
        }),
    },
    { changes: false },
  ),
  /** The fields of a record that can be corrected, with their present values. */
  fields: staffCall(
    'verification',
    'fields',
    {
      request: () => z.strictObject(record()),
      result: () =>
        z.object({
          title: z.string(),
          href: z.nullable(z.string()),
          fields: z.array(
            z.object({
              field: z.string(),
              label: z.string(),
              type: z.string(),
              /** The choices of an enum; empty for other types. */
              options: z.array(z.object({ value: z.string(), label: z.string() })),
              /** As pages show it; null for none. */
              value: z.nullable(z.string()),
              /** In the form that `create` reads; '' for none. */
              input: z.string(),
            }),
          ),
        }),
    },
    { changes: false },
  ),
  create: staffCall(
    'verification',
    'create',
    {
      request: () =>
        z.strictObject({
          ...record(),
          field: shortText(64),
          /** As typed; unused with `isCleared` and `isConfirmed`. */
          value: z._default(shortText(5000), ''),
          isCleared: z._default(z.boolean(), false),
          /** The shown value is right; `value` is unused. */
          isConfirmed: z._default(z.boolean(), false),
          evidence: shortText(1000),
          evidenceUrl: shortText(1000),
          /** The report of a member that this answers; its reporter is notified. */
          reportId: z.optional(rowId()),
        }),
      result: row,
    },
    { idempotent: true },
  ),
  withdraw: calls.action('withdraw', () => ({})),
}
