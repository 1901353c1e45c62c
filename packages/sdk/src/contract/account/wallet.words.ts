import { REFUND_STATE_LABELS } from '@zhushutong/domain/purchase'
import { refundWords } from '../purchase/orders.words'
import { type GroupWords, listLabels, pageRequestWords, pageWords } from '../words'
import type { wallet } from './wallet.contract'

export function walletWords(): GroupWords<typeof wallet> {
  return {
    recharge: {
      summary: '钱包充值：创建充值订单，返回订单编号；随后用 setOnlinePayType 取得支付二维码',
      request: { amount: '充值金额，1 至 20,000 元' },
      example: { amount: 10_000 },
    },
    rechargeStatus: {
      summary: '充值订单的支付状态，每 2 秒轮询',
      request: { orderId: '充值订单的编号' },
      result: {
        payStatus: '已支付，余额已到账',
        status:
          '订单状态：pending 待支付，paid 已支付，closed 已关闭，refund-due 待退款，refunding 退款中，refunded 已退款',
        closeReason: '关闭的原因：superseded 被新订单取代，expired 超时，abandoned 取消；未关闭为 null',
        orderCode: '订单号，给用户看',
        amount: '充值金额',
        paySuccTime: '支付成功的时刻；未支付为 null',
        closesAt: '未支付时关闭的时刻',
        serverTime: '服务端当前的时刻，倒计时以此为准',
        balance: '当前的钱包余额',
      },
      example: ({ orderId }) => ({ orderId }),
    },
    info: {
      summary: '钱包余额；钱包里是充值的钱，不含积分',
      result: {
        balance: '可用余额',
        inOrders: '待支付订单占用的金额，不在可用余额中',
        inRefunds: '申请退回、等待审核的金额，不在可用余额中',
        minFen: '一次充值的最小金额',
        maxFen: '一次充值的最大金额',
        mostHeldFen: '钱包余额的上限',
      },
    },
    records: {
      summary: '钱包明细，新的在前，每条带变动后的余额',
      request: {
        sort: '只看一类：top-up 充值，order 支付，refund 订单退款，payout 余额退回',
        ...pageRequestWords,
      },
      result: pageWords('变动', {
        id: '变动的编号',
        cause:
          '原因：top-up 充值，reserve 支付订单，return 订单关闭退回，retake 支付订单（关闭后收到按时的付款），refund 订单退款，payout 余额退回，payout-refused 余额退回未通过',
        amount: '变动的金额，支出为负',
        balance: '变动后的余额',
        time: '变动的时刻',
        orderId: '所支付、退款或充值的订单编号',
        orderCode: '订单号，给用户看',
        productName: '产品名称',
        refundCode: '退款编号；不是退款为 null',
        refundState: `退款状态：${listLabels(REFUND_STATE_LABELS)}；不是退款为 null`,
        refusal: '退款未通过的原因；没有为 null',
      }),
    },
    priceRefund: {
      summary: '余额现在可以退回多少、退到哪几笔充值；不产生申请',
      result: {
        amount: '可退的金额，即全部可用余额',
        parts: [
          '原路退回的各笔充值，新的在前',
          {
            orderCode: '充值订单号',
            payTypeName: '支付方式的名称',
            paySuccTime: '充值的时刻',
            amount: '退回这一笔的金额',
          },
        ],
      },
    },
    askRefund: {
      summary:
        '申请退回全部余额，原路退到各笔充值；金额须与 priceRefund 给出的一致，申请后这笔钱不能再用于支付',
      request: { reason: '退款理由', amount: '退回的金额' },
      result: { refunds: ['退款，每笔充值一条', refundWords()] },
      example: { reason: '不再使用', amount: 100 },
    },
  }
}
