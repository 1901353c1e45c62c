import { PRICE_PLAN_PHASES } from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atMost, fen, time } from '../../contract/shape/common'
import { callsOf, rowId, searchWords } from '../resource'

const prices = () => ({
  /** List price; for a combined offer the sum of its parts. */
  amount: fen(),
  discountAmount: z.nullable(fen()),
  isFirstPrice: z.nullable(fen()),
  disPrice: z.nullable(fen()),
  /** Number of purchases at the activity price per buyer; null: unlimited while the activity lasts. */
  limitNum: z.nullable(z.int()),
  realPrice: z.nullable(fen()),
  onSale: z.boolean(),
})

const plan = () =>
  z.object({
    id: z.string(),
    ...prices(),
    effectiveAt: time(),
    reason: z.string(),
    phase: z.enum(PRICE_PLAN_PHASES),
    askedBy: z.string(),
    askTime: time(),
    decidedBy: z.nullable(z.string()),
    decideTime: z.nullable(time()),
    refusal: z.nullable(z.string()),
    withdrawnBy: z.nullable(z.string()),
    withdrawTime: z.nullable(time()),
    /** True when the caller may approve or reject the plan: not for its requester (PRI-02). */
    mayDecide: z.boolean(),
  })

const row = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** The product's kind: 建筑管家 SVIP, 组合优惠. */
    kindName: z.string(),
    days: z.int(),
    isCombined: z.boolean(),
    ...prices(),
    /** The first prices, valid until the first plan. */
    first: z.object(prices()),
    /** All plans, the latest first; in a list only future plans. */
    plans: z.array(plan()),
    /** The gateway's clock: a plan must begin after this time. */
    serverTime: time(),
  })

const calls = callsOf('product', row)
const text = () => z.string().check(atMost(1000))
const onePlan = () => ({ planId: rowId() })

/** Products with their present, planned and past prices (PRI-01). */
export const product = {
  list: calls.list(['position'], () => ({
    /** staff: products with a plan that waits for a second person. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Requests other prices from a given time. */
  plan: calls.action('plan', () => ({ ...prices(), effectiveAt: time(), reason: text() })),
  approve: calls.action('approve', onePlan),
  refuse: calls.action('refuse', () => ({ planId: rowId(), reason: text() })),
  /** Only before the plan begins. */
  withdraw: calls.action('withdraw', onePlan),
}
