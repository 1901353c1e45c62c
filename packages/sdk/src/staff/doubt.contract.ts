import * as z from 'zod/mini'
import { time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

/** An implausible value of a record, held back until it is checked (DAT-24). */
const row = () =>
  z.object({
    id: z.string(),
    kind: z.string(),
    kindName: z.string(),
    recordId: z.string(),
    recordName: z.string(),
    /** The address of the record on the portal; null for a kind without pages. */
    address: z.nullable(z.string()),
    column: z.string(),
    columnName: z.string(),
    /** As lists show it. */
    value: z.string(),
    reason: z.string(),
    source: z.nullable(z.string()),
    updateTime: time(),
  })

/** The implausible values of all records, the latest first. */
export const doubt = {
  list: callsOf('doubt', row).list(['updateTime'], () => ({
    kind: z.optional(z.string()),
    words: searchWords(),
  })),
}
