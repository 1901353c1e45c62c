import { REFUND_STATES } from '@zhushutong/domain/purchase'
import { WALLET_CAUSES } from '@zhushutong/domain/wallet'
import * as z from 'zod/mini'
import { fen, time } from '../contract/common'
import { callsOf, searchWords } from './resource'

/** The latest changes that a wallet shows beside its balance. */
export const SHOWN_MOVEMENTS = 100

const movement = () =>
  z.object({
    id: z.string(),
    cause: z.enum(WALLET_CAUSES),
    amount: fen(),
    /** After it. */
    balance: fen(),
    time: time(),
    orderCode: z.string(),
    refundCode: z.nullable(z.string()),
    refundState: z.nullable(z.enum(REFUND_STATES)),
  })

const row = () =>
  z.object({
    /** The user's. */
    id: z.string(),
    /** Masked. */
    mobile: z.string(),
    nickName: z.string(),
    balance: fen(),
    /** Not in `balance`: held for open orders, and for refunds that wait for approval. */
    inOrders: fen(),
    inRefunds: fen(),
    /** All that was paid in, and all that was paid out again. */
    paidIn: fen(),
    paidOut: fen(),
    lastTime: time(),
    /** The latest first; empty in the list. */
    movements: z.array(movement()),
  })

const calls = callsOf('wallet', row)

/** The wallets of members, to look at: they change by top-ups, orders and refunds alone (WAL-02). */
export const wallet = {
  list: calls.list(['lastTime', 'balance'], () => ({ words: searchWords() })),
  get: calls.get(),
}
