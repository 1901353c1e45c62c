import { BILL_FINDINGS } from '@zhushutong/domain/ledger'
import * as z from 'zod/mini'
import { day, fen, time } from '../contract/common'
import { callsOf, searchWords } from './resource'

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
  })

/** The providers' daily bills, line by line (LED-06). */
export const bill = {
  list: callsOf('bill', row).list(['time'], () => ({
    finding: z.optional(z.enum(BILL_FINDINGS)),
    words: searchWords(),
  })),
}
