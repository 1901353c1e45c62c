import type { DoubleReason } from '@zhushutong/domain/doubles'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { plainText } from '../schema/record-columns'

/** Pairs of companies that may be the same, with the decision of the staff (DAT-30, DAT-31). */
export const companyDoubles = pgTable(
  'company_doubles',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The smaller of both ids. */
    firstId: plainText('first_id').notNull(),
    secondId: plainText('second_id').notNull(),
    reason: text().$type<DoubleReason>().notNull(),
    state: text({ enum: ['open', 'apart', 'merged'] }).notNull(),
    foundAt: moment('found_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The account of the member of staff. */
    decidedBy: text('decided_by'),
  },
  (t) => [
    unique('company_doubles_pair').on(t.firstId, t.secondId),
    index('company_doubles_of_second').on(t.secondId),
    index('company_doubles_by_state').on(t.state, t.foundAt),
  ],
)
