import type { Change } from '@zhushutong/domain/statements'
import { bigserial, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
  },
  (t) => [
    index('record_changes_of_record').on(t.kind, t.recordId, t.id),
    index('record_changes_of_batch').on(t.batch),
  ],
)
