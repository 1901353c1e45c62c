import { HEADCOUNT } from '@zhushutong/domain/membership'
import * as z from 'zod/mini'
import { done, fen, id, nothing, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'
import { ORDER_TYPES } from './purchase.contract'
import { type Existing, type FieldWords, type GroupWords, pageRequestWords, pageWords } from './words'

export const ORDER_STATUS = ['pending', 'paid', 'closed', 'refund-due'] as const

const order = () =>
  z.object({
    orderId: z.string(),
    orderCode: z.string(),
    orderType: z.enum(ORDER_TYPES),
    status: z.enum(ORDER_STATUS),
    productId: z.string(),
    productName: z.string(),
    productType: z.string(),
    /** What is to be paid in money, after points. */
    businessPrice: fen(),
    /** Points taken off, each worth one fen. */
    points: z.int(),
    /** Wallet balance after the payment; null while unpaid. */
    balance: z.nullable(fen()),
    accountCode: z.string(),
    payType: z.nullable(z.enum(['WeChat', 'AliPay', 'CompanyPay', 'Points'])),
    payTypeName: z.nullable(z.string()),
    createTime: time(),
    /** When the countdown of 1800 s began. */
    payStartTime: time(),
    closesAt: time(),
    paySuccTime: z.nullable(time()),
    succTime: z.nullable(time()),
    vipService: z.object({ name: z.string(), discountAmount: fen(), endTime: z.nullable(time()) }),
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
        discountId: z.optional(z.nullable(id())),
        buyType: z.optional(z.int()),
        childNumber: z.optional(z.int().check(z.gte(HEADCOUNT.min), z.lte(HEADCOUNT.max))),
        scode: z.optional(shortText(64)),
        /** The price the buyer was shown, in fen before points; refused with 40003 when it is no longer true. */
        businessPrice: z.optional(fen()),
        payContent: z.optional(shortText(200)),
        requestParam: z.optional(shortText(2000)),
      }),
    result: () => z.string(),
    errors: ['40000', '40003', '00429'],
  }),
  setPayType: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/setOnlinePayType',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id(), payType: z.enum(['WeChat', 'AliPay', 'CompanyPay']) }),
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
        amount: fen(),
        /** To be written into the transfer so that staff can match it. */
        remark: z.string(),
      }),
    errors: ['40001'],
  }),
  page: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/pageMyOrder',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ status: z.optional(z.enum(ORDER_STATUS)), ...pageRequest }),
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
      z.object({ all: z.int(), pending: z.int(), paid: z.int(), closed: z.int(), refundDue: z.int() }),
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

const PAY_TYPE_WORDS = '支付方式：WeChat 微信、AliPay 支付宝、CompanyPay 公司转账'

const orderWords = (): FieldWords<z.output<ReturnType<typeof order>>> => ({
  orderId: '订单编号',
  orderCode: '订单号，给用户看',
  orderType: '产品类别',
  status: '订单状态：pending 待支付，paid 已支付，closed 已关闭，refund-due 待退款',
  productId: '产品编号',
  productName: '产品名称',
  productType: '产品类型',
  businessPrice: '应付金额，已减去积分',
  points: '抵扣的积分，每分抵 1 分钱',
  balance: '支付后的账户余额；未支付为 null',
  accountCode: '账户编号',
  payType: `${PAY_TYPE_WORDS}、Points 积分；还没有选择为 null`,
  payTypeName: '支付方式的名称',
  createTime: '下单的时刻',
  payStartTime: '支付倒计时开始的时刻',
  closesAt: '未支付时关闭的时刻',
  paySuccTime: '支付成功的时刻',
  succTime: '服务开通的时刻',
  vipService: ['开通的服务', { name: '服务名称', discountAmount: '优惠后的价格', endTime: '服务到期的时刻' }],
})

const ORDER_ID_WORDS = { orderId: '订单编号' } as const
const existingOrder = ({ orderId }: Existing) => ({ orderId })

export function ordersWords(): GroupWords<typeof orders> {
  return {
    create: {
      summary: '创建订单；价格只由服务端决定，返回订单号',
      request: {
        productId: '产品编号',
        orderType: '产品类别',
        points: '要抵扣的积分，每分抵 1 分钱',
        discountId: '优惠编号',
        buyType: '购买方式',
        childNumber: '共享账号数',
        scode: '推广码',
        businessPrice: '买家看到的价格，未减积分；与现价不符会被拒绝（40003）',
        payContent: '订单备注',
        requestParam: '附加信息',
      },
      example: { productId: 'svip-year', orderType: 'VIP' },
    },
    setPayType: {
      summary: '选择支付方式；微信、支付宝返回二维码内容，公司转账返回汇款附言',
      request: { orderId: '订单编号', payType: PAY_TYPE_WORDS },
      example: ({ orderId }) => ({ orderId, payType: 'AliPay' }),
    },
    status: {
      summary: '订单支付状态，每 2 秒轮询',
      request: ORDER_ID_WORDS,
      result: { payStatus: '已支付', order: ['订单', orderWords()] },
      example: existingOrder,
    },
    transferAccount: {
      summary: '公司转账的收款账户',
      request: ORDER_ID_WORDS,
      result: {
        accountName: '收款户名',
        bankName: '开户行',
        accountNo: '收款账号',
        amount: '应转的金额',
        remark: '汇款附言，据此核对订单',
      },
      example: existingOrder,
    },
    page: {
      summary: '我的订单',
      request: { status: '只看这一状态的订单', ...pageRequestWords },
      result: pageWords('订单', orderWords()),
    },
    one: {
      summary: '一个订单的详情',
      request: ORDER_ID_WORDS,
      result: orderWords(),
      example: existingOrder,
    },
    numbers: {
      summary: '各状态的订单数',
      result: {
        all: '全部订单数',
        pending: '待支付订单数',
        paid: '已支付订单数',
        closed: '已关闭订单数',
        refundDue: '待退款订单数',
      },
    },
    remove: {
      summary: '从列表移除一个已关闭的订单',
      request: ORDER_ID_WORDS,
      example: existingOrder,
    },
  }
}
