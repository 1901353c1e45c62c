import { REFUND_STATES } from '@zhushutong/domain/purchase'
import { WALLET_CAUSES } from '@zhushutong/domain/wallet'
import * as z from 'zod/mini'
import { fen, time } from '../../contract/shape/common'
import { callsOf, searchWords } from '../resource'

/** The maximum number of movements shown with a wallet. */
export const SHOWN_MOVEMENTS = 100

const movement = () =>
  z.object({
    id: z.string(),
    cause: z.enum(WALLET_CAUSES),
    amount: fen(),
    /** The balance after the movement. */
    balance: fen(),
    time: time(),
    orderCode: z.string(),
    refundCode: z.nullable(z.string()),
    refundState: z.nullable(z.enum(REFUND_STATES)),
  })

const row = () =>
  z.object({
    /** The user's id. */
    id: z.string(),
    /** Masked. */
    mobile: z.string(),
    nickName: z.string(),
    balance: fen(),
    /**
     * Not part of `balance`: amounts reserved for open orders; `inRefunds` for refunds that wait for
     * approval.
     */
    inOrders: fen(),
    inRefunds: fen(),
    /** The sum of all payments into the wallet; `paidOut` is the sum of all refunds from it. */
    paidIn: fen(),
    paidOut: fen(),
    lastTime: time(),
    /** The latest first; empty in the list. */
    movements: z.array(movement()),
  })

const calls = callsOf('wallet', row)

/** The wallets of members, read-only: only top-ups, orders and refunds change them (WAL-02). */
export const wallet = {
  list: calls.list(['lastTime', 'balance'], () => ({ words: searchWords() })),
  get: calls.get(),
}
