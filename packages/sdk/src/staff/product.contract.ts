import { PRICE_PLAN_PHASES } from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atMost, fen, time } from '../contract/common'
import { callsOf, rowId, searchWords } from './resource'

const prices = () => ({
  /** List price; of a combined offer the sum of its parts. */
  amount: fen(),
  discountAmount: z.nullable(fen()),
  isFirstPrice: z.nullable(fen()),
  /** Activity price. */
  disPrice: z.nullable(fen()),
  /** How often each buyer gets the activity price; null: always while it lasts. */
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
    /** Whether the caller may approve or refuse it: not who asked for it (PRI-02). */
    mayDecide: z.boolean(),
  })

const row = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** What it is of: 建筑管家 SVIP, 组合优惠. */
    kindName: z.string(),
    days: z.int(),
    isCombined: z.boolean(),
    ...prices(),
    /** The first prices, which hold until the first plan. */
    first: z.object(prices()),
    /** All plans, the latest first; in a list those to come. */
    plans: z.array(plan()),
    /** The gateway's clock: a plan begins after it. */
    serverTime: time(),
  })

const calls = callsOf('product', row)
const text = () => z.string().check(atMost(1000))
const onePlan = () => ({ planId: rowId() })

/** Products with their prices: what holds, what is planned, what was (PRI-01). */
export const product = {
  list: calls.list(['position'], () => ({
    /** staff: those with a plan that waits for a second person. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Asks for other prices from a moment on. */
  plan: calls.action('plan', () => ({ ...prices(), effectiveAt: time(), reason: text() })),
  approve: calls.action('approve', onePlan),
  refuse: calls.action('refuse', () => ({ planId: rowId(), reason: text() })),
  /** Before it begins. */
  withdraw: calls.action('withdraw', onePlan),
}
