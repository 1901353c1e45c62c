import { MIN_REFUND_REASON, REFUND_CAUSES, REFUND_STATES } from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atLeast, atMost, fen, time } from '../contract/common'
import { callsOf, searchWords } from './resource'

const LONGEST = 500

const text = () => z.string().check(z.trim(), atLeast(MIN_REFUND_REASON), atMost(LONGEST))

const row = () =>
  z.object({
    /** The code as told to the buyer. */
    id: z.string(),
    orderCode: z.string(),
    productName: z.string(),
    /** Masked. */
    mobile: z.string(),
    cause: z.enum(REFUND_CAUSES),
    state: z.enum(REFUND_STATES),
    amount: fen(),
    /** To the wallet that paid it. */
    wallet: fen(),
    points: z.int(),
    reason: z.string(),
    /** Who took the money: wechat, alipay, transfer, points or wallet. */
    provider: z.string(),
    providerRefundId: z.nullable(z.string()),
    usedDays: z.nullable(z.int()),
    differenceFen: z.nullable(fen()),
    usedFen: z.nullable(fen()),
    decidedBy: z.nullable(z.string()),
    refusal: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    /** Calls of the provider since the last step. */
    attempts: z.int(),
    requestTime: time(),
    decideTime: z.nullable(time()),
    sendTime: z.nullable(time()),
    doneTime: z.nullable(time()),
    /** Whether the caller may approve it: above a limit not the one who asked for it (REF-03). */
    mayApprove: z.boolean(),
  })

const calls = callsOf('refund', row)

/** Refunds: approved, refused, sent again, and confirmed where the bank has paid them (REF-01). */
export const refund = {
  list: calls.list(['requestTime'], () => ({
    state: z.optional(z.enum(REFUND_STATES)),
    cause: z.optional(z.enum(REFUND_CAUSES)),
    /** staff: those that wait for a decision, a transfer or another attempt. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  approve: calls.action('approve', () => ({})),
  refuse: calls.action('refuse', () => ({ reason: text() })),
  /** A failed one is sent to its provider again. */
  retry: calls.action('retry', () => ({})),
  /** The bank has transferred one that was paid by transfer. */
  confirm: calls.action('confirm', () => ({ bankReference: text() })),
}
