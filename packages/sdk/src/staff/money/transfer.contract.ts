import { ORDER_STATUSES, TRANSFER_STATES } from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atMost, fen, time } from '../../contract/shape/common'
import { callsOf, searchWords } from '../resource'

const arrival = () =>
  z.object({
    bankReference: z.string(),
    amount: fen(),
    arriveTime: time(),
    enteredBy: z.string(),
    enterTime: time(),
  })

const row = () =>
  z.object({
    /** The order's code, which the buyer writes on the transfer. */
    id: z.string(),
    productName: z.string(),
    /** Masked. */
    mobile: z.string(),
    status: z.enum(ORDER_STATUSES),
    state: z.enum(TRANSFER_STATES),
    amount: fen(),
    arrived: fen(),
    /** The amount still due; 0 when the order is paid or closed. */
    missing: fen(),
    createTime: time(),
    closesAt: time(),
    /** The transfers received, the oldest first; in `get` and after an action only. */
    arrivals: z.optional(z.array(arrival())),
    /** The events of the order, the oldest first; in `get` and after an action only. */
    events: z.optional(
      z.array(z.object({ time: time(), event: z.string(), actor: z.string(), detail: z.string() })),
    ),
  })

const calls = callsOf('transfer', row)

/** Orders paid by transfer, and the transfers received for them (TRF-01). */
export const transfer = {
  list: calls.list(['createTime'], () => ({
    state: z.optional(z.enum(TRANSFER_STATES)),
    /** staff: orders that wait for money. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  /** Returns any order by its code. */
  get: calls.get(),
  /** Enters a received transfer; each bank number is accepted once. `day` is YYYY-MM-DD in Asia/Shanghai. */
  enter: calls.action('enter', () => ({
    amount: fen(),
    bankReference: z.string().check(atMost(200)),
    day: z.string().check(atMost(20)),
  })),
}
