import type { PendingOrder } from './purchase.types'

/** Types of orders that differ in the texts of their payment. */
export type Sold = 'service' | 'file' | 'top-up' | 'seats'

export function soldBy(orderType: PendingOrder['orderType']): Sold {
  if (orderType === 'RECHARGE') return 'top-up'
  if (orderType === 'CHILD_ACCOUNT') return 'seats'
  return orderType === 'data_report' ? 'file' : 'service'
}

/** The title of the payment; null: the product's own title. */
export function formatPayTitle({
  orderType,
  productType,
}: Pick<PendingOrder, 'orderType' | 'productType'>): string | null {
  const titles = {
    service: null,
    file: `支付${productType}费用`,
    'top-up': '钱包充值',
    seats: '加购共享账号',
  }
  return titles[soldBy(orderType)]
}

export const PAY_NOTES: Readonly<Record<Sold, string>> = {
  service: '支付成功后立即开通，可在个人中心查看订单、申请发票。',
  file: '支付成功后立即生成文件，可在个人中心下载；发票在我的订单里申请。',
  seats: '支付成功后账号立即增加，可在个人中心的共享账号给出。',
  'top-up': '支付成功后余额立即到账，可在个人中心的我的钱包查看和退回。',
}

export const PAID_TEXTS: Readonly<Record<Sold, string>> = {
  service: '支付成功，会员已开通',
  file: '支付成功，文件开始生成',
  seats: '支付成功，共享账号已增加',
  'top-up': '充值成功，余额已到账',
}
