import {
  CLOSE_REASONS,
  MAX_REFUND_REASON,
  MIN_REFUND_REASON,
  ORDER_STATUSES,
  REFUND_STATES,
} from '@zhushutong/domain/purchase'
import { WALLET_CAUSES, WALLET_FILTER_NAMES } from '@zhushutong/domain/wallet'
import * as z from 'zod/mini'
import { refund } from '../purchase/orders.contract'
import { atLeast, atMost, fen, id, nothing, pageOf, pageRequest, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const movement = () =>
  z.object({
    id: z.string(),
    cause: z.enum(WALLET_CAUSES),
    /** Negative for payments from the wallet. */
    amount: fen(),
    /** The balance after the entry. */
    balance: fen(),
    time: time(),
    /** The order paid or refunded, or the top-up. */
    orderId: z.string(),
    orderCode: z.string(),
    productName: z.string(),
    /** For refunds: the code; state and rejection reason follow. */
    refundCode: z.nullable(z.string()),
    refundState: z.nullable(z.enum(REFUND_STATES)),
    refusal: z.nullable(z.string()),
  })

/** Money that a member paid in, separate from points (WAL-01 to WAL-04). */
export const wallet = {
  recharge: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/walletManager/walletRecharge',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () => z.strictObject({ amount: fen() }),
    /** The id of the order to pay; `orders.setPayType` returns its QR code. */
    result: () => z.string(),
    errors: ['00429'],
  }),
  rechargeStatus: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/walletManager/getRechargeStatus',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: () =>
      z.object({
        payStatus: z.boolean(),
        status: z.enum(ORDER_STATUSES),
        closeReason: z.nullable(z.enum(CLOSE_REASONS)),
        orderCode: z.string(),
        amount: fen(),
        paySuccTime: z.nullable(time()),
        closesAt: time(),
        serverTime: time(),
        /** The present balance of the wallet. */
        balance: fen(),
      }),
    errors: ['30002'],
  }),
  info: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/walletManager/getWalletInfo',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        balance: fen(),
        /**
         * Not part of `balance`: amounts reserved for unpaid orders; `inRefunds` for refunds that wait for
         * approval.
         */
        inOrders: fen(),
        inRefunds: fen(),
        minFen: fen(),
        maxFen: fen(),
        mostHeldFen: fen(),
      }),
  }),
  records: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/walletManager/pageWalletRecord',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ sort: z.optional(z.enum(WALLET_FILTER_NAMES)), ...pageRequest }),
    result: () => pageOf(movement()),
  }),
  priceRefund: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/walletManager/priceWalletRefund',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        amount: fen(),
        /** The top-ups that are refunded, the newest first. */
        parts: z.array(
          z.object({ orderCode: z.string(), payTypeName: z.string(), paySuccTime: time(), amount: fen() }),
        ),
      }),
  }),
  askRefund: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/walletManager/askWalletRefund',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () =>
      z.strictObject({
        reason: z.string().check(z.trim(), atLeast(MIN_REFUND_REASON), atMost(MAX_REFUND_REASON)),
        /** The amount returned by priceRefund; rejected with 00400 if it has changed. */
        amount: fen(),
      }),
    /** One refund per top-up. */
    result: () => z.object({ refunds: z.array(refund()) }),
    errors: ['00429'],
  }),
}
