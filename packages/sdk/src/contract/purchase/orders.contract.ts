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
import {
  atLeast,
  atMost,
  done,
  fen,
  id,
  nothing,
  pageOf,
  pageRequest,
  shortText,
  time,
} from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { ORDER_TYPES, PAY_TYPES } from './purchase.contract'

/** A refund, as the buyer sees it. */
export const refund = () =>
  z.object({
    refundCode: z.string(),
    cause: z.enum(REFUND_CAUSES),
    state: z.enum(REFUND_STATES),
    /** The amount returned by the original payment method. */
    amount: fen(),
    /** The amount returned to the wallet. */
    wallet: fen(),
    /** Points returned, each worth one fen. */
    points: z.int(),
    reason: z.string(),
    /** The staff's reason for rejecting the refund. */
    refusal: z.nullable(z.string()),
    /** The deductions from the refund (MEM-05); null if a payment is refunded in full. */
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
    /** The amount to pay by another method, after points and wallet. */
    businessPrice: fen(),
    /** Points redeemed, each worth one fen. */
    points: z.int(),
    /** The amount paid from the wallet, after points. */
    wallet: fen(),
    /** Balance of the wallet after the payment, without points; null if the member has no wallet. */
    balance: z.nullable(fen()),
    accountCode: z.string(),
    payType: z.nullable(z.enum(['WeChat', 'AliPay', 'CompanyPay', 'Points', 'Wallet'])),
    payTypeName: z.nullable(z.string()),
    createTime: time(),
    /** The start of the payment countdown of 1800 s. */
    payStartTime: time(),
    closesAt: time(),
    /** The reason why the order closed unpaid. */
    closeReason: z.nullable(z.enum(CLOSE_REASONS)),
    /** The gateway's clock, for a countdown that does not depend on the reader's clock. */
    serverTime: time(),
    paySuccTime: z.nullable(time()),
    succTime: z.nullable(time()),
    vipService: z.object({ name: z.string(), discountAmount: fen(), endTime: z.nullable(time()) }),
    /** The amount received by transfer; while the order is open the rest is still due (TRF-02). */
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
        /** The amount to pay from the wallet after points (WAL-03); both together may cover the price. */
        wallet: z._default(fen().check(z.gte(0)), 0),
        discountId: z.optional(z.nullable(id())),
        buyType: z.optional(z.int()),
        /** Number of shared accounts; ignored for products that are not shared. */
        childNumber: z.optional(z.int().check(z.gte(HEADCOUNT.min), z.lte(HEADCOUNT.max))),
        scode: z.optional(shortText(64)),
        /** The price shown to the buyer, in fen before points; rejected with 40003 if it has changed. */
        businessPrice: z.optional(fen()),
        /**
         * The version of the purchase agreement that the buyer accepted; rejected with 40012 if absent or
         * no longer in force.
         */
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
        /**
         * The payment method as a number, in place of `payType`; `payfsFrom` is the first number (PAY-11).
         */
        payfs: z.optional(z.int().check(z.gte(0), z.lte(3))),
        payfsFrom: z._default(z.int().check(z.gte(0), z.lte(1)), 0),
        /**
         * 'phone' returns the address that opens the payment app on the payer's own phone, instead of the
         * content of a QR code.
         */
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
        /** The amount received so far; `missing` is the amount still due. */
        arrived: fen(),
        missing: fen(),
        /** The remark that the payer must write on the transfer, so that staff can match it. */
        remark: z.string(),
      }),
    errors: ['40001', '50001'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/pageMyOrder',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ status: z.optional(z.enum(ORDER_STATUSES)), ...pageRequest }),
    result: () => pageOf(order()),
  }),
  get: endpoint({
    formerName: 'one',
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
          /** The amounts paid: in money, from the wallet, in points. */
          paidFen: fen(),
          originalFen: fen(),
          days: z.int(),
          usedDays: z.int(),
          differenceFen: fen(),
          usedFen: fen(),
          endsAt: time(),
          /** True for an order at an activity price: the staff decide by the reason (REF-06). */
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
        /** The amount returned by priceRefund; rejected with 00400 if it has changed. */
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
