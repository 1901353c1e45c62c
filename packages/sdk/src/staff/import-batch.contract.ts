import { BATCH_STATES, IMPORT_MODES } from '@zhushutong/domain/data-import'
import * as z from 'zod/mini'
import { time } from '../contract/shape/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

const RESOURCE = 'importBatch'

/** read = created + updated + unchanged + merged + rejected. */
const counts = () =>
  z.object({
    read: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    merged: z.int(),
    rejected: z.int(),
    warnings: z.int(),
    /** Records that a full file no longer has, or that a file of deletions names. */
    closed: z.int(),
  })

/** A run of an import. */
const row = () =>
  z.object({
    id: z.string(),
    kind: z.string(),
    kindName: z.string(),
    source: z.string(),
    file: z.string(),
    mode: z.enum(IMPORT_MODES),
    /** The date of the data, YYYY-MM-DD. */
    dataOn: z.string(),
    state: z.enum(BATCH_STATES),
    startedBy: z.string(),
    startTime: time(),
    finishTime: z.nullable(time()),
    /** The reason of a failure. */
    note: z.nullable(z.string()),
    counts: z.nullable(counts()),
  })

const calls = callsOf(RESOURCE, row)

/** The runs of imports (DAT-55). */
export const importBatch = {
  list: calls.list(['startTime'], () => ({
    kind: z.optional(z.string()),
    state: z.optional(z.enum(BATCH_STATES)),
    words: searchWords(),
  })),
  get: calls.get(),
  /** The effect of an undo, in records: removed, with their content of before, left to a later batch. */
  previewUndo: staffCall(
    RESOURCE,
    'previewUndo',
    {
      request: () => z.strictObject({ id: rowId() }),
      result: () => z.object({ created: z.int(), restored: z.int(), kept: z.int() }),
    },
    { changes: false },
  ),
  undo: calls.action('undo', () => ({})),
}
