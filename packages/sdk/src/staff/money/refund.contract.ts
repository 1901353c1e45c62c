import { MIN_REFUND_REASON, REFUND_CAUSES, REFUND_STATES } from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atLeast, atMost, fen, time } from '../../contract/shape/common'
import { callsOf, searchWords } from '../resource'

const LONGEST = 500

const text = () => z.string().check(z.trim(), atLeast(MIN_REFUND_REASON), atMost(LONGEST))

const row = () =>
  z.object({
    /** The refund's code for the buyer. */
    id: z.string(),
    orderCode: z.string(),
    productName: z.string(),
    /** Masked. */
    mobile: z.string(),
    cause: z.enum(REFUND_CAUSES),
    state: z.enum(REFUND_STATES),
    amount: fen(),
    /** The amount returned to the wallet. */
    wallet: fen(),
    points: z.int(),
    reason: z.string(),
    /** The payment provider: wechat, alipay, transfer, points or wallet. */
    provider: z.string(),
    providerRefundId: z.nullable(z.string()),
    usedDays: z.nullable(z.int()),
    differenceFen: z.nullable(fen()),
    usedFen: z.nullable(fen()),
    decidedBy: z.nullable(z.string()),
    refusal: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    /** Number of calls to the provider since the last step. */
    attempts: z.int(),
    requestTime: time(),
    decideTime: z.nullable(time()),
    sendTime: z.nullable(time()),
    doneTime: z.nullable(time()),
    /** True when the caller may approve the refund: above a limit not its requester (REF-03). */
    mayApprove: z.boolean(),
  })

const calls = callsOf('refund', row)

/** Refunds: approve, reject, send again, and confirm a refund transferred by the bank (REF-01). */
export const refund = {
  list: calls.list(['requestTime'], () => ({
    state: z.optional(z.enum(REFUND_STATES)),
    cause: z.optional(z.enum(REFUND_CAUSES)),
    /** staff: refunds that wait for a decision, a transfer or another attempt. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  approve: calls.action('approve', () => ({})),
  refuse: calls.action('refuse', () => ({ reason: text() })),
  /** Sends a failed refund to its provider again. */
  retry: calls.action('retry', () => ({})),
  /** Confirms the bank transfer of a refund to a buyer who paid by transfer. */
  confirm: calls.action('confirm', () => ({ bankReference: text() })),
}
