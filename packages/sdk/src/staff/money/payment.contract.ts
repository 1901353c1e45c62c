import { PAYMENT_SOURCES } from '@zhushutong/domain/payment-methods'
import * as z from 'zod/mini'
import { fen, time } from '../../contract/shape/common'
import { callsOf, searchWords } from '../resource'

const OUTCOMES = ['granted', 'late', 'paid-twice', 'surplus', 'short'] as const

const row = () =>
  z.object({
    id: z.string(),
    provider: z.enum(PAYMENT_SOURCES),
    transactionId: z.string(),
    orderCode: z.string(),
    productName: z.string(),
    amount: fen(),
    outcome: z.enum(OUTCOMES),
    paidTime: time(),
    receiveTime: time(),
    /**
     * The refund of the payment that was not rejected, if any; a top-up's refunds are read with its order.
     */
    refundCode: z.nullable(z.string()),
  })

/** All confirmed payments. */
export const payment = {
  list: callsOf('payment', row).list(['paidTime'], () => ({
    provider: z.optional(z.enum(PAYMENT_SOURCES)),
    outcome: z.optional(z.enum(OUTCOMES)),
    words: searchWords(),
  })),
}
