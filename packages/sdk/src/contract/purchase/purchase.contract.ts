import * as z from 'zod/mini'
import { MEMBERSHIPS } from '../account/profile.contract'
import { fen, id, nothing, pageOf, pageRequest, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type FieldWords, type GroupWords, pageRequestWords, pageWords } from '../words'

export const ORDER_TYPES = [
  'VIP',
  'INCREMENT',
  'WEB_COMBINE',
  'CWEB_COMBINE',
  'data_report',
  'RECHARGE',
  'CHILD_ACCOUNT',
] as const

/** The payment methods, as in an order's `payType`. */
export const PAY_TYPES = ['WeChat', 'AliPay', 'CompanyPay'] as const

const pricePackage = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    orderType: z.enum(ORDER_TYPES),
    /** 1: payable with points; 2: not (VAL-15). */
    type: z.int(),
    incrementType: z.nullable(z.string()),
    /** List price. */
    amount: fen(),
    discountAmount: z.nullable(fen()),
    disPrice: z.nullable(fen()),
    discountId: z.nullable(z.string()),
    discountMode: z.nullable(z.int()),
    /** The purchase limit per user (null: unlimited); `purchasedNum` counts this user's purchases. */
    limitNum: z.nullable(z.int()),
    purchasedNum: z.int(),
    /** Days of service. */
    effectiveTime: z.int(),
    /** 0: the user's first purchase. */
    isFirst: z.int(),
    isFirstPrice: z.nullable(fen()),
    showPrice: z.nullable(fen()),
    realPrice: z.nullable(fen()),
  })

/** Several memberships in one order; `amount` is the sum of their single prices. */
const combinedPackage = () =>
  z.extend(pricePackage(), { services: z.array(z.object({ kind: z.enum(MEMBERSHIPS), name: z.string() })) })

export const purchase = {
  svipPrices: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/serviceVip/listSvipPrices',
    access: 'optional',
    idempotent: true,
    request: nothing,
    result: () => z.object({ records: z.array(pricePackage()) }),
  }),
  vipTypes: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/serviceVip/getServiceVipTypesByPage',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(z.object({ id: z.string(), name: z.string(), type: z.int() })),
  }),
  vipProducts: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/serviceVip/getServiceVipsByPage',
    access: 'optional',
    idempotent: true,
    request: () =>
      z.strictObject({ vipTypeId: id(), showStatus: z._default(z.literal(1), 1), ...pageRequest }),
    result: () => pageOf(pricePackage()),
  }),
  increments: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/product/listServiceIncrements',
    access: 'optional',
    idempotent: true,
    request: () => z.strictObject({ incrementType: shortText(64) }),
    result: () => z.object({ records: z.array(pricePackage()) }),
  }),
  combines: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/product/combine/getCombineServicesList',
    access: 'optional',
    idempotent: true,
    request: nothing,
    result: () => z.object({ records: z.array(combinedPackage()) }),
  }),
  childPrice: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getNewChildAccountPrice',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ price: fen(), freeNumber: z.int(), maxNumber: z.int() }),
  }),
  payTypes: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/listPayTypes',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        payTypes: z.array(z.enum(PAY_TYPES)),
        /** The purchase agreement in force; an order names it as accepted. */
        agreementVersion: z.string(),
      }),
  }),
}

const packageWords: FieldWords<z.output<ReturnType<typeof pricePackage>>> = {
  id: '产品编号，下单时作为 productId',
  name: '产品名称',
  orderType: '产品类别，下单时原样给出',
  type: '1 可以用积分抵扣，2 不可以',
  incrementType: '增值服务的种类；不是增值服务为 null',
  amount: '原价',
  discountAmount: '优惠后的价格',
  disPrice: '折扣价',
  discountId: '优惠编号',
  discountMode: '优惠方式',
  limitNum: '限购次数；不限为 null',
  purchasedNum: '本人已购次数',
  effectiveTime: '服务天数',
  isFirst: '0 表示本人首次购买',
  isFirstPrice: '首购价',
  showPrice: '划线价',
  realPrice: '实付价',
}

export function purchaseWords(): GroupWords<typeof purchase> {
  return {
    svipPrices: {
      summary: 'SVIP 价格套餐；登录后按本人的首购与限购计价',
      result: { records: ['价格套餐', packageWords] },
    },
    vipTypes: {
      summary: '会员类型',
      request: pageRequestWords,
      result: pageWords('会员类型', {
        id: '会员类型的编号，查产品时作为 vipTypeId',
        name: '会员类型的名称',
        type: '会员类型的序号，如 1 为建筑管家 SVIP',
      }),
    },
    vipProducts: {
      summary: '某一类型的会员产品',
      request: { vipTypeId: '会员类型的编号', showStatus: '固定为 1', ...pageRequestWords },
      result: pageWords('产品', packageWords),
      example: { vipTypeId: 'svip' },
    },
    increments: {
      summary: '增值服务产品',
      request: { incrementType: '增值服务的种类' },
      result: { records: ['产品', packageWords] },
      example: { incrementType: 'staff_vacancy' },
    },
    combines: {
      summary: '组合优惠：一个订单开通几项会员与服务',
      result: {
        records: [
          '组合套餐',
          {
            ...packageWords,
            services: ['包含的会员与服务', { kind: '会员或服务的种类', name: '名称' }],
          },
        ],
      },
    },
    childPrice: {
      summary: '增加共享账号的单价',
      result: {
        price: '每个共享账号的单价',
        freeNumber: '免费的共享账号数',
        maxNumber: '最多可有的共享账号数',
      },
    },
    payTypes: {
      summary: '现在可用的支付方式；没有配置的不在其中，选它会被拒绝（50001）',
      result: {
        payTypes: '支付方式：WeChat 微信、AliPay 支付宝、CompanyPay 公司转账；按显示的先后',
        agreementVersion: '现行《产品购买及使用协议》的版本，下单时原样给出',
      },
    },
  }
}
