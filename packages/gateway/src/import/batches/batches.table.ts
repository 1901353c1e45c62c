import { BATCH_STATES, IMPORT_MODES, type RemarkReason } from '@zhushutong/domain/data-import'
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import type { Counts } from '../counts'

/** The runs of imports. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    source: text().notNull(),
    file: text().notNull(),
    mode: text({ enum: IMPORT_MODES }).notNull(),
    dataOn: date('data_on', { mode: 'string' }).notNull(),
    /** 命令行, or the name of the member of staff. */
    startedBy: text('started_by').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    state: text({ enum: BATCH_STATES }).notNull(),
    /** The reason of a stop or failure, in Chinese. */
    note: text(),
    counts: jsonb().$type<Counts>(),
    reasons: jsonb().$type<readonly RemarkReason[]>(),
    reportPath: text('report_path'),
    /** The report and the refused rows in the file store, for the staff. */
    reportFile: uuid('report_file'),
    refusedFile: uuid('refused_file'),
  },
  (t) => [
    index('import_batches_by_start').on(t.startedAt),
    index('import_batches_of_source').on(t.kind, t.source),
  ],
)
