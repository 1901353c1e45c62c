import type { EventKindKey } from '@zhushutong/domain/history'
import type { Change } from '@zhushutong/domain/statements'
import { bigint, bigserial, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { plainText } from '../schema/record-columns'

/** The changes of records, one entry for each record and batch (DAT-06). */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    recordId: plainText('record_id').notNull(),
    dataOn: date('data_on', { mode: 'string' }).notNull(),
    recordedAt: moment('recorded_at').notNull(),
    source: text().notNull(),
    batch: text().notNull(),
    changes: jsonb().$type<readonly Change[]>().notNull(),
    /** The kinds of event that they are (DAT-65). */
    kinds: text().array().$type<EventKindKey[]>().notNull().default([]),
    /** The version of the kind of record that has them: versions are in the order of commits. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    index('record_changes_of_record').on(t.kind, t.recordId, t.dataOn, t.id),
    index('record_changes_of_batch').on(t.batch),
  ],
)
