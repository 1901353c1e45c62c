import {
  type ImportMode,
  type MappingFile,
  type RemarkReason,
  UPLOAD_STATES,
} from '@zhushutong/domain/data-import'
import { bigint, json, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { leaseColumns } from '../../platform/jobs'
import type { Counts } from '../counts'
import type { SourceRow } from '../source'

/** The settings of an import; without a mapping the file has a known format. */
export interface UploadSettings {
  readonly kind: string
  readonly sheet?: string
  readonly mapping: MappingFile | null
  readonly dataOn?: string
  readonly mode: ImportMode
  readonly shrinks: boolean
}

/** The first rows of a sheet. */
interface Samples {
  readonly sheet: string | null
  readonly rows: readonly SourceRow[]
}

/** The files that staff upload to import, with their checks and imports as jobs. */
export const importUploads = pgTable('import_uploads', {
  id: uuid().primaryKey(),
  fileName: text('file_name').notNull(),
  /** bytes */
  size: bigint({ mode: 'number' }).notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  createdAt: moment('created_at').notNull(),
  state: text({ enum: UPLOAD_STATES }).notNull(),
  task: text({ enum: ['check', 'import'] }),
  sheets: jsonb().$type<readonly string[]>().notNull(),
  /** As json, which keeps the order of fields. */
  samples: json().$type<Samples>(),
  guessedKind: text('guessed_kind'),
  /** As json, which keeps the order of a table's columns. */
  settings: json().$type<UploadSettings>(),
  progress: jsonb().$type<{ readonly read: number; readonly rows: number }>(),
  counts: jsonb().$type<Counts>(),
  reasons: jsonb().$type<readonly RemarkReason[]>(),
  /** The guard that stops the import, in Chinese. */
  stop: text(),
  /** The reason of a failure, in Chinese. */
  note: text(),
  batch: text(),
  reportFile: uuid('report_file'),
  refusedFile: uuid('refused_file'),
  ...leaseColumns(),
})
