import {
  BATCH_STATES,
  IMPORT_MODES,
  IMPORT_PIECE_BYTES,
  type MappingFile,
  UPLOAD_STATES,
} from '@zhushutong/domain/data-import'
import * as z from 'zod/mini'
import { day, shortText, time } from '../contract/shape/common'
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

/** A reason of refused rows, warnings or merged rows, with their number and the first of them. */
const reason = () =>
  z.object({
    level: z.enum(['warning', 'rejected', 'merged']),
    reason: z.string(),
    count: z.int(),
    line: z.int(),
    field: z.string(),
    value: z.string(),
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
    /** Absent in a list. */
    reasons: z.optional(z.array(reason())),
    hasReport: z.boolean(),
    hasRefused: z.boolean(),
  })

/** A mapping file; the gateway checks it. */
const mapping = () =>
  z.custom<MappingFile>((value) => typeof value === 'object' && value !== null, '列的对应不正确')

/** The settings of an import; without a mapping the file is read as a format that the gateway knows. */
const settings = () => ({
  kind: shortText(40),
  sheet: z.optional(shortText(200)),
  mapping: z.nullable(mapping()),
  /** The date of the data; the day of the import if absent. */
  dataOn: z.optional(day()),
  mode: z.enum(IMPORT_MODES),
  /** Imports a full file although it has far fewer rows than before. */
  shrinks: z.boolean(),
})

/** A file to import, from its upload to its batch. */
const upload = () =>
  z.object({
    id: z.string(),
    fileName: z.string(),
    size: z.int(),
    uploadedBy: z.string(),
    createTime: time(),
    state: z.enum(UPLOAD_STATES),
    task: z.nullable(z.enum(['check', 'import'])),
    /** The sheets of a workbook. */
    sheets: z.array(z.string()),
    /** The kind that the file probably has. */
    guessedKind: z.nullable(z.string()),
    /** As last checked. */
    settings: z.nullable(z.object(settings())),
    /** Rows that a running task has read, and all of them. */
    progress: z.nullable(z.object({ read: z.int(), rows: z.int() })),
    counts: z.nullable(counts()),
    reasons: z.array(reason()),
    /** The guard that stops the import (DAT-10). */
    stop: z.nullable(z.string()),
    /** The reason of a failure. */
    note: z.nullable(z.string()),
    batch: z.nullable(z.string()),
    hasReport: z.boolean(),
    hasRefused: z.boolean(),
  })

const preview = () =>
  z.object({
    /** The format that the gateway knows the file by; null for a file with a mapping. */
    recognised: z.nullable(z.string()),
    mapping: z.nullable(mapping()),
    fields: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
    notes: z.array(z.string()),
    /** The reason for which the file cannot be read with this mapping. */
    problem: z.nullable(z.string()),
    columns: z.array(z.object({ key: z.string(), label: z.string() })),
    rows: z.array(
      z.object({
        line: z.int(),
        cells: z.array(z.string()),
        refused: z.nullable(z.string()),
        warnings: z.array(z.string()),
      }),
    ),
    /** The sources of the kind so far. */
    sources: z.array(z.object({ source: z.string(), platform: z.nullable(z.string()) })),
  })

const piece = () =>
  z.strictObject({
    name: shortText(),
    mimeType: shortText(100),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '请选择文件'),
  })

const withId = <Fields extends z.core.$ZodShape>(fields: Fields) => z.strictObject({ id: rowId(), ...fields })

/** A call about an uploaded file, that returns it. */
const uploadCall = <Fields extends z.core.$ZodShape>(name: string, fields: () => Fields) =>
  staffCall(RESOURCE, name, { request: () => withId(fields()), result: upload })

const reads = { changes: false } as const

const calls = callsOf(RESOURCE, row)

/** The runs of imports (DAT-55), and the files that staff upload, check and import (DAT-56 to DAT-58). */
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
      request: () => withId({}),
      result: () => z.object({ created: z.int(), restored: z.int(), kept: z.int() }),
    },
    reads,
  ),
  undo: calls.action('undo', () => ({})),
  /** The report or the refused rows, of a batch or of a checked file. */
  readFile: staffCall(
    RESOURCE,
    'readFile',
    {
      request: () => withId({ file: z.enum(['report', 'refused']) }),
      result: () => z.object({ name: z.string(), mimeType: z.string(), content: z.string() }),
    },
    reads,
  ),
  /** The files that are not imported yet, the latest first. */
  listUploads: staffCall(
    RESOURCE,
    'listUploads',
    { request: () => z.strictObject({}), result: () => z.object({ records: z.array(upload()) }) },
    reads,
  ),
  getUpload: staffCall(RESOURCE, 'getUpload', { request: () => withId({}), result: upload }, reads),
  startUpload: staffCall(RESOURCE, 'startUpload', {
    request: () => z.strictObject({ name: shortText(), size: z.int() }),
    result: upload,
  }),
  /** Uploads the piece at an offset in bytes; each but the last has IMPORT_PIECE_BYTES. */
  addPiece: {
    ...staffCall(RESOURCE, 'addPiece', {
      request: () => withId({ at: shortText(20), file: piece() }),
      result: () => z.object({ received: z.int() }),
    }),
    multipart: { name: 'file', maxBytes: IMPORT_PIECE_BYTES, tooLarge: '分片过大' } as const,
  },
  finishUpload: uploadCall('finishUpload', () => ({})),
  removeUpload: uploadCall('removeUpload', () => ({})),
  /** The first rows as a mapping reads them; without a mapping by the known format or a proposal from the headers. */
  preview: staffCall(
    RESOURCE,
    'preview',
    {
      request: () =>
        withId({
          kind: shortText(40),
          sheet: z.optional(shortText(200)),
          mapping: z.optional(z.nullable(mapping())),
        }),
      result: preview,
    },
    reads,
  ),
  /** Starts a dry run. */
  check: uploadCall('check', settings),
  /** Starts the import of a file as it was last checked. */
  start: uploadCall('start', () => ({})),
}
