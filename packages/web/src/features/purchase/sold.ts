import type { OrderType } from '@zhushutong/domain/purchase'

/** What an order that is paid later is for, as far as the words of its payment differ. */
export type Sold = 'service' | 'export' | 'top-up'

/** What an order of a type is for. */
export function soldBy(orderType: OrderType): Sold {
  if (orderType === 'RECHARGE') return 'top-up'
  return orderType === 'data_report' ? 'export' : 'service'
}

/** The title of the payment; null: that of what is bought. */
export const PAY_TITLES: Readonly<Record<Sold, string | null>> = {
  service: null,
  export: '支付导出费用',
  'top-up': '钱包充值',
}

/** What comes after the payment. */
export const PAY_NOTES: Readonly<Record<Sold, string>> = {
  service: '支付成功后立即开通，可在个人中心查看订单；开票请联系客服。',
  export: '支付成功后立即生成文件，可在个人中心的导出记录下载；开票请联系客服。',
  'top-up': '支付成功后余额立即到账，可在个人中心的我的钱包查看和退回。',
}

/** What is said once it is paid. */
export const PAID_TEXTS: Readonly<Record<Sold, string>> = {
  service: '支付成功，会员已开通',
  export: '支付成功，文件开始生成',
  'top-up': '充值成功，余额已到账',
}
