import { ENTRY_KINDS } from '@zhushutong/domain/ledger'
import { CLOSE_REASONS, MIN_REFUND_REASON, ORDER_STATUSES } from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atLeast, atMost, fen, time } from '../contract/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

const row = () =>
  z.object({
    /** The code as told to the buyer. */
    id: z.string(),
    productName: z.string(),
    /** Masked. */
    mobile: z.string(),
    status: z.enum(ORDER_STATUSES),
    closeReason: z.nullable(z.enum(CLOSE_REASONS)),
    /** fen to pay by another method, after points and wallet */
    amount: fen(),
    wallet: fen(),
    points: z.int(),
    price: fen(),
    priceReason: z.string(),
    payType: z.nullable(z.string()),
    createTime: time(),
    closesAt: time(),
    paidTime: z.nullable(time()),
    until: z.nullable(time()),
    /** What happened, the oldest first; in `get` and after an action only. */
    events: z.optional(
      z.array(z.object({ time: time(), event: z.string(), actor: z.string(), detail: z.string() })),
    ),
    /** What was posted (LED-03), the oldest first; debits positive, in fen; in `get` and after an action only. */
    entries: z.optional(
      z.array(
        z.object({
          time: time(),
          kind: z.enum(ENTRY_KINDS),
          postings: z.array(z.object({ account: z.string(), amount: fen() })),
        }),
      ),
    ),
    /** The agreement that the buyer accepted (AGR-01); null: the order names none. In `get` and after an action only. */
    agreement: z.optional(
      z.nullable(
        z.object({
          version: z.string(),
          title: z.string(),
          acceptTime: time(),
          /** Whether this version is still the one in force. */
          isCurrent: z.boolean(),
        }),
      ),
    ),
    /** What goes back if we cannot provide the service (MEM-05); null: nothing can. In `get` only. */
    refundable: z.optional(
      z.nullable(z.object({ amount: fen(), wallet: fen(), points: z.int(), usedDays: z.int() })),
    ),
  })

const calls = callsOf('order', row)

/** Orders with their whole history. */
export const order = {
  list: calls.list(['createTime'], () => ({
    status: z.optional(z.enum(ORDER_STATUSES)),
    words: searchWords(),
  })),
  get: calls.get(),
  /** The agreement as its buyer accepted it, word for word. `content` is HTML that we generate. */
  readAgreement: staffCall(
    'order',
    'readAgreement',
    {
      request: () => z.strictObject({ id: rowId() }),
      result: () => z.object({ title: z.string(), content: z.string(), version: z.string() }),
    },
    { changes: false },
  ),
  /** Asks for a refund, for a buyer who cancels by telephone or because we cannot provide the service. */
  askRefund: calls.action('askRefund', () => ({
    cause: z.enum(['buyer', 'provider']),
    reason: z.string().check(z.trim(), atLeast(MIN_REFUND_REASON), atMost(500)),
  })),
}
