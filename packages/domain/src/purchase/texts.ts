import type { PaidOrder } from './purchase.ports'

/** The dialog for an agreement that is not ticked. */
export const AGREEMENT_DIALOG = {
  title: '产品购买及使用协议',
  text: '请阅读并同意产品购买及使用协议后继续',
  agree: '同意并购买',
  disagree: '不同意',
} as const

/** The nine fields of the success dialog, in order. */
export const SUCCESS_FIELDS: readonly { readonly key: keyof PaidOrder; readonly label: string }[] = [
  { key: 'productType', label: '产品类型' },
  { key: 'productName', label: '产品名称' },
  { key: 'businessPrice', label: '支付金额' },
  { key: 'balance', label: '钱包余额' },
  { key: 'accountCode', label: '开通账号' },
  { key: 'orderCode', label: '订单编号' },
  { key: 'payTypeName', label: '支付方式' },
  { key: 'paySuccTime', label: '支付时间' },
  { key: 'succTime', label: '有效期至' },
]
