import { BILL_RESOLUTIONS, RESOLUTION_STATES } from '@zhushutong/domain/ledger'
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { providerBillLines } from './bill.table'

/** Staff decisions about bill lines that do not agree (LED-07). A refused decision stays; another may follow it. */
export const billResolutions = pgTable(
  'bill_resolutions',
  {
    id: uuid().primaryKey(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => providerBillLines.id),
    kind: text({ enum: BILL_RESOLUTIONS }).notNull(),
    reason: text().notNull(),
    state: text({ enum: RESOLUTION_STATES }).notNull(),
    askedById: uuid('asked_by_id').notNull(),
    /** Account name of a staff member. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The second person who approved or refused it; null below the limit. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    refusal: text(),
  },
  (t) => [uniqueIndex('bill_resolutions_one').on(t.lineId).where(sql`${t.state} <> 'refused'`)],
)
