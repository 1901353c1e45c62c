import type { Evidence } from '@zhushutong/domain/corrections'
import type { StatedValues } from '@zhushutong/domain/statements'
import { bigserial, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { plainText } from '../schema/record-columns'

/** The evidence of a correction, the name of its record at the time, and the name of the member of staff. */
export interface StoredEvidence extends Evidence {
  readonly title: string
  readonly by: string
}

/** Statements of sources about records: one for each key of a source (domain `Statement`). */
export const recordStatements = pgTable(
  'record_statements',
  {
    kind: text().notNull(),
    source: text().notNull(),
    sourceKey: plainText('source_key').notNull(),
    recordId: plainText('record_id').notNull(),
    /** A number within the table, for sets of statements in memory. */
    ordinal: bigserial({ mode: 'number' }).notNull(),
    /**
     * The hash of the source's row, by which an import skips it unread; null if the record has other statements
     * or the row was merged with others.
     */
    rowHash: uuid('row_hash'),
    dataOn: date('data_on', { mode: 'string' }).notNull(),
    recordedAt: moment('recorded_at').notNull(),
    values: jsonb().$type<StatedValues>().notNull(),
    olderDays: jsonb('older_days').$type<Readonly<Record<string, string>>>(),
    corrects: jsonb().$type<StatedValues>(),
    /** The evidence of a correction. */
    evidence: jsonb().$type<StoredEvidence>(),
    /** The batch that created it, and the batch that changed it last. */
    firstBatch: text('first_batch').notNull(),
    batch: text().notNull(),
    /** The day from which the source no longer has the row, by a full import. */
    closedOn: date('closed_on', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.source, t.sourceKey] }),
    index('record_statements_of_record').on(t.kind, t.recordId),
    index('record_statements_by_hash').on(t.kind, t.source, t.rowHash),
    index('record_statements_of_batch').on(t.batch),
  ],
)
