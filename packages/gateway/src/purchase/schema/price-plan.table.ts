import { PRICE_PLAN_STATES } from '@zhushutong/domain/purchase'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { pricePackages } from './purchase.table'

/**
 * Price changes and the time from which they apply (PRI-01). Current prices are computed from them, so no job has to
 * apply a change. Rows are the history and are never deleted.
 */
export const pricePlans = pgTable(
  'price_plans',
  {
    id: uuid().primaryKey(),
    packageId: text('package_id')
      .notNull()
      .references(() => pricePackages.id),
    /** Prices in fen, with the same meaning as in `price_packages`. */
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
    /** Account name of a staff member, as in the columns below. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    refusal: text(),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    // Two changes for the same time would be ambiguous.
    uniqueIndex('price_plans_one_of_moment')
      .on(t.packageId, t.effectiveAt)
      .where(sql`${t.state} in ('asked', 'approved')`),
    index('price_plans_by_state').on(t.state, t.effectiveAt),
  ],
)
