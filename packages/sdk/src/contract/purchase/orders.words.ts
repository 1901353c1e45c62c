import { REFUND_CAUSE_LABELS, REFUND_STATE_LABELS } from '@zhushutong/domain/purchase'
import type * as z from 'zod/mini'
import {
  type Existing,
  type FieldWords,
  type GroupWords,
  listLabels,
  pageRequestWords,
  pageWords,
} from '../words'
import type { orders } from './orders.contract'

type Order = z.output<ReturnType<typeof orders.get.result>>
type Refund = z.output<ReturnType<typeof orders.askRefund.result>>

const PAY_TYPE_WORDS = '支付方式：WeChat 微信、AliPay 支付宝、CompanyPay 公司转账'

export const refundWords = (): FieldWords<Refund> => ({
  refundCode: '退款编号，给用户看',
  cause: `原因：${listLabels(REFUND_CAUSE_LABELS)}`,
  state: `退款状态：${listLabels(REFUND_STATE_LABELS)}`,
  amount: '原路退回的金额',
  wallet: '退回钱包的金额',
  points: '退回的积分，每分 1 分钱',
  reason: '退款理由',
  refusal: '未通过的原因；没有为 null',
  usedDays: '扣除的天数，不足一天按一天计；全额退回的付款为 null',
  differenceFen: '扣除的优惠差额；全额退回的付款为 null',
  usedFen: '扣除的已使用部分；全额退回的付款为 null',
  requestTime: '申请的时刻',
  decideTime: '审核的时刻',
  sendTime: '支付服务商受理的时刻',
  doneTime: '退款完成的时刻',
})

const orderWords = (): FieldWords<Order> => ({
  orderId: '订单编号',
  orderCode: '订单号，给用户看',
  orderType: '产品类别',
  status:
    '订单状态：pending 待支付，paid 已支付，closed 已关闭，refund-due 待退款，refunding 退款中，refunded 已退款',
  productId: '产品编号',
  productName: '产品名称',
  productType: '产品类型',
  businessPrice: '应付金额，已减去积分和钱包支付的部分',
  points: '抵扣的积分，每分抵 1 分钱',
  wallet: '钱包支付的金额',
  balance: '支付后的钱包余额，不含积分；没有余额为 null',
  accountCode: '收款账户编号',
  payType: `${PAY_TYPE_WORDS}、Points 积分、Wallet 钱包；还没有选择为 null`,
  payTypeName: '支付方式的名称',
  createTime: '下单的时刻',
  payStartTime: '支付倒计时开始的时刻',
  closesAt: '未支付时关闭的时刻',
  closeReason: '关闭的原因：superseded 被新订单取代，expired 超时，abandoned 取消；未关闭为 null',
  serverTime: '服务端当前的时刻，倒计时以此为准',
  paySuccTime: '支付成功的时刻',
  succTime: '服务开通的时刻',
  vipService: ['开通的服务', { name: '服务名称', discountAmount: '优惠后的价格', endTime: '服务到期的时刻' }],
  arrived: '已到账的转账金额；待支付时与应付金额的差额还需转账',
  refunds: ['退款，最近的在前', refundWords()],
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
        wallet: '用钱包支付的金额，不超过减去积分后的价格；与积分合计覆盖价格时立即付清',
        discountId: '优惠编号',
        buyType: '购买方式',
        childNumber: '共享账号数；只对企业 VIP 有意义，其他产品忽略',
        scode: '推广码',
        businessPrice: '买家看到的价格，未减积分；与现价不符会被拒绝（40003）',
        agreementVersion:
          '买家接受的《产品购买及使用协议》的版本，必填，由 purchase.payTypes 或协议接口给出；没有填写或不是现行版本会被拒绝（40012）',
        payContent: '订单备注',
        requestParam: '附加信息',
      },
      example: ({ agreementVersion }) => ({ productId: 'svip-year', orderType: 'VIP', agreementVersion }),
    },
    setPayType: {
      summary: '选择支付方式；微信、支付宝返回二维码内容，或在手机上打开的地址，公司转账返回汇款附言',
      request: {
        orderId: '订单编号',
        payType: PAY_TYPE_WORDS,
        payfs: '以数字给出的支付方式，代替 payType：依次为微信、支付宝、公司转账，从 payfsFrom 起数',
        payfsFrom: 'payfs 从几起数：0 时 0、1、2 为三种方式，1 时 1、2、3',
        surface: 'code 返回二维码内容，缺省；phone 返回在付款人的手机浏览器中打开、唤起微信或支付宝的地址',
      },
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
        amount: '订单的应付金额',
        arrived: '已到账的金额',
        missing: '还需转账的金额',
        remark: '汇款附言，据此核对订单',
      },
      example: existingOrder,
    },
    list: {
      summary: '我的订单',
      request: { status: '只看这一状态的订单', ...pageRequestWords },
      result: pageWords('订单', orderWords()),
    },
    get: {
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
        refunding: '退款中订单数',
        refunded: '已退款订单数',
      },
    },
    priceRefund: {
      summary: '计算一个订单现在可退多少；不产生申请',
      request: ORDER_ID_WORDS,
      result: {
        refundable: '可以退款',
        amount: '原路退回的金额',
        wallet: '退回钱包的金额',
        points: '退回的积分',
        paidFen: '实付金额，含钱包支付的部分和抵扣的积分',
        originalFen: '原价',
        days: '服务天数',
        usedDays: '已使用的天数，不足一天按一天计',
        differenceFen: '扣除的优惠差额',
        usedFen: '扣除的已使用部分，按原价计',
        endsAt: '退款后服务结束的时刻',
        isSpecial: '以活动价购买：一般不退，申请后由工作人员按理由审核',
        reason: '不能退款的原因代码',
        message: '今天退可退多少和怎样算出；不能退款的，是原因',
      },
      example: existingOrder,
    },
    askRefund: {
      summary: '申请退款；金额、钱包与积分须与 priceRefund 给出的一致',
      request: {
        orderId: '订单编号',
        reason: '退款理由',
        amount: '原路退回的金额',
        wallet: '退回钱包的金额',
        points: '退回的积分',
      },
      result: refundWords(),
      example: ({ orderId }) => ({ orderId, reason: '不再需要', amount: 100, points: 0 }),
    },
    remove: {
      summary: '从列表移除一个已关闭的订单',
      request: ORDER_ID_WORDS,
      example: existingOrder,
    },
  }
}
