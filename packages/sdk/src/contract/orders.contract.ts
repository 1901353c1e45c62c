import { HEADCOUNT, REFUND_REFUSALS } from '@zhushutong/domain/membership'
import {
  CLOSE_REASONS,
  MAX_REFUND_REASON,
  MIN_REFUND_REASON,
  ORDER_STATUSES,
  REFUND_CAUSES,
  REFUND_STATES,
} from '@zhushutong/domain/purchase'
import * as z from 'zod/mini'
import { atLeast, atMost, done, fen, id, nothing, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'
import { ORDER_TYPES, PAY_TYPES } from './purchase.contract'

/** A refund as its buyer sees it. */
export const refund = () =>
  z.object({
    refundCode: z.string(),
    cause: z.enum(REFUND_CAUSES),
    state: z.enum(REFUND_STATES),
    /** By the way it was paid. */
    amount: fen(),
    /** To the wallet that paid it. */
    wallet: fen(),
    /** Given back, each worth one fen. */
    points: z.int(),
    reason: z.string(),
    /** Why the staff refused it. */
    refusal: z.nullable(z.string()),
    /** How the sum came about (MEM-05); null where all of a payment goes back. */
    usedDays: z.nullable(z.int()),
    differenceFen: z.nullable(fen()),
    usedFen: z.nullable(fen()),
    requestTime: time(),
    decideTime: z.nullable(time()),
    sendTime: z.nullable(time()),
    doneTime: z.nullable(time()),
  })

const refusals = () => Object.keys(REFUND_REFUSALS) as (keyof typeof REFUND_REFUSALS)[]

const order = () =>
  z.object({
    orderId: z.string(),
    orderCode: z.string(),
    orderType: z.enum(ORDER_TYPES),
    status: z.enum(ORDER_STATUSES),
    productId: z.string(),
    productName: z.string(),
    productType: z.string(),
    /** What is to be paid by another method, after points and wallet. */
    businessPrice: fen(),
    /** Points taken off, each worth one fen. */
    points: z.int(),
    /** Paid by the wallet, after points. */
    wallet: fen(),
    /** Balance of the wallet after the payment; null without one. Points are no money and not in it. */
    balance: z.nullable(fen()),
    accountCode: z.string(),
    payType: z.nullable(z.enum(['WeChat', 'AliPay', 'CompanyPay', 'Points', 'Wallet'])),
    payTypeName: z.nullable(z.string()),
    createTime: time(),
    /** When the countdown of 1800 s began. */
    payStartTime: time(),
    closesAt: time(),
    /** Why it closed unpaid. */
    closeReason: z.nullable(z.enum(CLOSE_REASONS)),
    /** The gateway's clock, for a countdown that does not trust the reader's. */
    serverTime: time(),
    paySuccTime: z.nullable(time()),
    succTime: z.nullable(time()),
    vipService: z.object({ name: z.string(), discountAmount: fen(), endTime: z.nullable(time()) }),
    /** What has arrived by transfer; while the order is open the rest is missing (TRF-02). */
    arrived: fen(),
    /** The latest first. */
    refunds: z.array(refund()),
  })

export const orders = {
  create: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/addOrderOnline',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () =>
      z.strictObject({
        productId: id(),
        orderType: z.enum(ORDER_TYPES),
        points: z._default(z.int().check(z.gte(0)), 0),
        /** What the wallet pays after points (WAL-03); with them it may cover the price. */
        wallet: z._default(fen().check(z.gte(0)), 0),
        discountId: z.optional(z.nullable(id())),
        buyType: z.optional(z.int()),
        /** Of shared products; ignored for any other. */
        childNumber: z.optional(z.int().check(z.gte(HEADCOUNT.min), z.lte(HEADCOUNT.max))),
        scode: z.optional(shortText(64)),
        /** The price the buyer was shown, in fen before points; refused with 40003 when it is no longer true. */
        businessPrice: z.optional(fen()),
        /** The version of the purchase agreement that the buyer accepted; refused with 40012 without it, and when another is in force. */
        agreementVersion: z.optional(shortText(64)),
        payContent: z.optional(shortText(200)),
        requestParam: z.optional(shortText(2000)),
      }),
    result: () => z.string(),
    errors: ['40000', '40003', '40012', '00429'],
  }),
  setPayType: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/setOnlinePayType',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        orderId: id(),
        payType: z.optional(z.enum(PAY_TYPES)),
        /** The way to pay as a number, in place of `payType`; `payfsFrom` says from where it counts (PAY-11). */
        payfs: z.optional(z.int().check(z.gte(0), z.lte(3))),
        payfsFrom: z._default(z.int().check(z.gte(0), z.lte(1)), 0),
        /** phone: the address that opens the app on the payer's own phone, in place of a code's content. */
        surface: z.optional(z.enum(['code', 'phone'])),
      }),
    result: () => z.string(),
    errors: ['40001', '40002', '40011', '50001'],
  }),
  status: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getMyOrderStatus',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: () => z.object({ payStatus: z.boolean(), order: order() }),
    errors: ['40001'],
  }),
  transferAccount: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getTransferAccount',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: () =>
      z.object({
        accountName: z.string(),
        bankName: z.string(),
        accountNo: z.string(),
        /** The whole price. */
        amount: fen(),
        /** What has arrived of it, and what is still to be transferred. */
        arrived: fen(),
        missing: fen(),
        /** To be written into the transfer so that staff can match it. */
        remark: z.string(),
      }),
    errors: ['40001', '50001'],
  }),
  page: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/pageMyOrder',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ status: z.optional(z.enum(ORDER_STATUSES)), ...pageRequest }),
    result: () => pageOf(order()),
  }),
  one: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getMyOrderOne',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: order,
    errors: ['40001'],
  }),
  numbers: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/selectOrderNums',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        all: z.int(),
        pending: z.int(),
        paid: z.int(),
        closed: z.int(),
        refundDue: z.int(),
        refunding: z.int(),
        refunded: z.int(),
      }),
  }),
  priceRefund: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/priceRefund',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: () =>
      z.discriminatedUnion('refundable', [
        z.object({
          refundable: z.literal(true),
          amount: fen(),
          wallet: fen(),
          points: z.int(),
          /** Paid in money, from the wallet and in points. */
          paidFen: fen(),
          originalFen: fen(),
          days: z.int(),
          usedDays: z.int(),
          differenceFen: fen(),
          usedFen: fen(),
          endsAt: time(),
          /** Bought at an activity price: the staff decide by the reason (REF-06). */
          isSpecial: z.boolean(),
          message: z.string(),
        }),
        z.object({ refundable: z.literal(false), reason: z.enum(refusals()), message: z.string() }),
      ]),
    errors: ['40001'],
  }),
  askRefund: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/askRefund',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () =>
      z.strictObject({
        orderId: id(),
        reason: z.string().check(z.trim(), atLeast(MIN_REFUND_REASON), atMost(MAX_REFUND_REASON)),
        /** As priced by priceRefund; refused with 00400 when it is no longer true. */
        amount: fen(),
        wallet: z._default(fen().check(z.gte(0)), 0),
        points: z.int().check(z.gte(0)),
      }),
    result: refund,
    errors: ['40001', '00429'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/delMyOrder',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: done,
    errors: ['40001', '40011'],
  }),
}
