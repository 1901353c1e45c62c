import { BILL_FINDINGS, BILL_RESOLUTIONS, BILL_STATES, RESOLUTION_STATES } from '@zhushutong/domain/ledger'
import { QR_METHODS } from '@zhushutong/domain/payment-methods'
import * as z from 'zod/mini'
import { atMost, day, fen, time } from '../../contract/shape/common'
import { callsOf, searchWords } from '../resource'

/** Above the domain's limit, so that the domain returns its own message. */
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
    provider: z.enum(QR_METHODS),
    day: day(),
    kind: z.enum(['payment', 'refund']),
    orderCode: z.string(),
    /** The provider's number of a payment; the portal's code of a refund. */
    reference: z.string(),
    amount: fen(),
    /** Negative if the provider refunded a fee. */
    fee: fen(),
    time: time(),
    finding: z.enum(BILL_FINDINGS),
    state: z.enum(BILL_STATES),
    /** The decisions, the latest first; in a list only the present one. */
    resolutions: z.array(resolution()),
    /** True when a decision about the line needs a second person (LED-07). */
    needsSecond: z.boolean(),
    /** True when the caller may approve the pending decision, which is not their own. */
    mayDecide: z.boolean(),
  })

const calls = callsOf('bill', row)
const text = () => z.string().check(atMost(LONGEST))

/** The providers' daily bills, line by line, and the decisions about their differences (LED-06, LED-07). */
export const bill = {
  list: calls.list(['time'], () => ({
    finding: z.optional(z.enum(BILL_FINDINGS)),
    state: z.optional(z.enum(BILL_STATES)),
    /** staff: lines that wait for a decision or a second person. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Decides about a difference; above the refund limit a second person must approve. */
  resolve: calls.action('resolve', () => ({ kind: z.enum(BILL_RESOLUTIONS), reason: text() })),
  /** The approval by the second person; `refuse` rejects with a reason. */
  approve: calls.action('approve', () => ({})),
  refuse: calls.action('refuse', () => ({ reason: text() })),
}
