import * as z from 'zod/mini'
import { done, fen, id, nothing, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'

export const ORDER_TYPES = ['VIP', 'INCREMENT', 'WEB_COMBINE', 'CWEB_COMBINE', 'data_report'] as const
export const ORDER_STATUS = ['pending', 'paid', 'closed', 'refund-due'] as const

const pricePackage = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    orderType: z.enum(ORDER_TYPES),
    /** 1: price may be paid with points; 2: not (VAL-15). */
    type: z.int(),
    incrementType: z.nullable(z.string()),
    /** List price. */
    amount: fen(),
    discountAmount: z.nullable(fen()),
    disPrice: z.nullable(fen()),
    discountId: z.nullable(z.string()),
    discountMode: z.nullable(z.int()),
    /** How many a user may buy (null: any number) and how many this user has bought. */
    limitNum: z.nullable(z.int()),
    purchasedNum: z.int(),
    /** Days of service. */
    effectiveTime: z.int(),
    /** 0: this would be the user's first purchase. */
    isFirst: z.int(),
    isFirstPrice: z.nullable(fen()),
    showPrice: z.nullable(fen()),
    realPrice: z.nullable(fen()),
  })

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

export const purchase = {
  svipPrices: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/serviceVip/listSvipPrices',
    summary: 'SVIP 价格套餐；登录后按本人的首购与限购计价',
    access: 'optional',
    idempotent: true,
    request: nothing,
    result: () => z.object({ records: z.array(pricePackage()) }),
  }),
  vipTypes: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/serviceVip/getServiceVipTypesByPage',
    summary: '会员类型',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(z.object({ id: z.string(), name: z.string(), type: z.int() })),
  }),
  vipProducts: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/serviceVip/getServiceVipsByPage',
    summary: '某一类型的会员产品',
    access: 'optional',
    idempotent: true,
    request: () =>
      z.strictObject({ vipTypeId: id(), showStatus: z._default(z.literal(1), 1), ...pageRequest }),
    result: () => pageOf(pricePackage()),
  }),
  increments: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/product/listServiceIncrements',
    summary: '增值服务产品',
    access: 'optional',
    idempotent: true,
    request: () => z.strictObject({ incrementType: shortText(64) }),
    result: () => z.object({ records: z.array(pricePackage()) }),
  }),
  childPrice: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getNewChildAccountPrice',
    summary: '增加共享账号的单价',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ price: fen(), freeNumber: z.int(), maxNumber: z.int() }),
  }),
}

export const orders = {
  create: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/addOrderOnline',
    summary: '创建订单；价格只由服务端决定，返回订单号',
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
        childNumber: z.optional(z.int().check(z.gte(1), z.lte(99))),
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
    summary: '选择支付方式；微信、支付宝返回二维码内容，对公转账返回汇款附言',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id(), payType: z.enum(['WeChat', 'AliPay', 'CompanyPay']) }),
    result: () => z.string(),
    errors: ['40001', '40002', '40011', '50001'],
  }),
  status: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getMyOrderStatus',
    summary: '订单支付状态，每 2 秒轮询',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: () => z.object({ payStatus: z.boolean(), order: order() }),
    errors: ['40001'],
  }),
  transferAccount: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getTransferAccount',
    summary: '对公转账的收款账户',
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
    summary: '我的订单',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ status: z.optional(z.enum(ORDER_STATUS)), ...pageRequest }),
    result: () => pageOf(order()),
  }),
  one: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getMyOrderOne',
    summary: '一个订单的详情',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: order,
    errors: ['40001'],
  }),
  numbers: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/selectOrderNums',
    summary: '各状态的订单数',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({ all: z.int(), pending: z.int(), paid: z.int(), closed: z.int(), refundDue: z.int() }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/delMyOrder',
    summary: '从列表移除一个已关闭的订单',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id() }),
    result: done,
    errors: ['40001', '40011'],
  }),
}
