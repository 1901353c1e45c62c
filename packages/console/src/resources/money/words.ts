import { PAYMENT_METHOD_NAMES } from '@zhushutong/domain/payment-methods'
import { REFUND_CAUSE_LABELS } from '@zhushutong/domain/purchase'

export const PROVIDER_LABELS: Readonly<Record<string, string>> = {
  wechat: PAYMENT_METHOD_NAMES.wechat,
  alipay: PAYMENT_METHOD_NAMES.alipay,
  transfer: PAYMENT_METHOD_NAMES.transfer,
  points: '积分抵扣',
  wallet: '钱包支付',
}

const EVENTS: Readonly<Record<string, string>> = {
  created: '下单',
  agreed: '接受购买协议',
  method: '选择支付方式',
  paid: '付款成功，服务开通',
  'granted-late': '关闭后收到按时的付款，服务开通',
  late: REFUND_CAUSE_LABELS.late,
  'paid-twice': REFUND_CAUSE_LABELS['paid-twice'],
  superseded: '被新订单取代',
  expired: '超时关闭',
  abandoned: '买家取消',
  'transfer-arrived': '转账到账',
  surplus: '转账多付，退回多付部分',
  short: '转账不足，退回已到账款项',
  'refund-requested': '申请退款',
  'refund-approved': '批准退款',
  'refund-refused': '退款未通过',
  'refund-sent': '支付服务商受理退款',
  'refund-done': '退款完成',
  'refund-failed': '退款未成功',
  'refund-retried': '重新退款',
  'invoice-asked': '申请发票',
  'invoice-cancelled': '撤销发票申请',
  'invoice-reduced': '退款后调整开票金额',
  'invoice-issued': '开具发票',
  'invoice-refused': '退回发票申请',
  'invoice-red-due': '发票待红冲',
  'invoice-red': '开具红字发票',
}

const ACTORS: Readonly<Record<string, string>> = {
  ...PROVIDER_LABELS,
  buyer: '买家',
  system: '系统',
  rule: '自动规则',
  sandbox: '沙箱收银台',
}

export function eventName(event: string): string {
  return EVENTS[event] ?? event
}

/** The name of an actor outside the staff; null for a member of the staff. */
export function actorName(actor: string): string | null {
  return ACTORS[actor] ?? null
}
