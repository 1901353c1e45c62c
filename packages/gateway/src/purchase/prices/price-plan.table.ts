import { PRICE_PLAN_STATES } from '@zhushutong/domain/purchase'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { pricePackages } from '../purchase.table'

/**
 * Changes of prices with the moment from which they hold (PRI-01). What holds now is read from them, so that none has to
 * be carried out; their rows are the history and are never deleted.
 */
export const pricePlans = pgTable(
  'price_plans',
  {
    id: uuid().primaryKey(),
    packageId: text('package_id')
      .notNull()
      .references(() => pricePackages.id),
    /** In fen, as in the package; see there. */
    amount: integer().notNull(),
    discountAmount: integer('discount_amount'),
    isFirstPrice: integer('is_first_price'),
    disPrice: integer('dis_price'),
    limitNum: integer('limit_num'),
    realPrice: integer('real_price'),
    onSale: boolean('on_sale').notNull(),
    effectiveAt: moment('effective_at').notNull(),
    reason: text().notNull(),
    state: text({ enum: PRICE_PLAN_STATES }).notNull(),
    askedById: uuid('asked_by_id').notNull(),
    /** The account of the staff, as those below. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Who approved or refused it. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    refusal: text(),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    // Two changes of one moment would leave open which of them holds.
    uniqueIndex('price_plans_one_of_moment')
      .on(t.packageId, t.effectiveAt)
      .where(sql`${t.state} in ('asked', 'approved')`),
    index('price_plans_by_state').on(t.state, t.effectiveAt),
  ],
)
