import { BILL_FINDINGS, BILL_RESOLUTIONS, BILL_STATES, RESOLUTION_STATES } from '@zhushutong/domain/ledger'
import * as z from 'zod/mini'
import { atMost, day, fen, time } from '../contract/common'
import { callsOf, searchWords } from './resource'

/** The longest reason that is looked at; the domain's bound is below it. */
const LONGEST = 2000

const resolution = () =>
  z.object({
    kind: z.enum(BILL_RESOLUTIONS),
    reason: z.string(),
    state: z.enum(RESOLUTION_STATES),
    askedBy: z.string(),
    askTime: time(),
    decidedBy: z.nullable(z.string()),
    decideTime: z.nullable(time()),
    refusal: z.nullable(z.string()),
  })

const row = () =>
  z.object({
    id: z.string(),
    provider: z.enum(['wechat', 'alipay']),
    day: day(),
    kind: z.enum(['payment', 'refund']),
    orderCode: z.string(),
    /** The provider's number of a payment; our code of a refund. */
    reference: z.string(),
    amount: fen(),
    /** Negative where the provider gave some back. */
    fee: fen(),
    time: time(),
    finding: z.enum(BILL_FINDINGS),
    state: z.enum(BILL_STATES),
    /** The decisions, the latest first; in a list the one that stands. */
    resolutions: z.array(resolution()),
    /** Whether a decision about it needs a second person (LED-07). */
    needsSecond: z.boolean(),
    /** Whether the caller may agree to the decision that waits: not to their own. */
    mayDecide: z.boolean(),
  })

const calls = callsOf('bill', row)
const text = () => z.string().check(atMost(LONGEST))

/** The providers' daily bills, line by line, and what was decided about their differences (LED-06, LED-07). */
export const bill = {
  list: calls.list(['time'], () => ({
    finding: z.optional(z.enum(BILL_FINDINGS)),
    state: z.optional(z.enum(BILL_STATES)),
    /** staff: those that wait for a decision or a second person. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Decides about a difference; above the limit of refunds a second person has to agree. */
  resolve: calls.action('resolve', () => ({ kind: z.enum(BILL_RESOLUTIONS), reason: text() })),
  /** The second person agrees, or refuses with a reason. */
  approve: calls.action('approve', () => ({})),
  refuse: calls.action('refuse', () => ({ reason: text() })),
}
