import { type CloseReason, TRANSFER_LIFETIME_DAYS } from './order'

/** The messages for a buyer about failures (PAY-10). */
export const PURCHASE_TEXTS = {
  orderFailed: '生成订单失败！',
  qrExpired: '二维码已失效，点击刷新',
  qrFailed: '二维码获取失败，点击刷新',
  resultDelayed: '支付结果获取超时，请在个人中心的订单中查看',
} as const

/** The text after closing a payment that can be continued for some more time, for a transfer some days. */
export function formatOrderWaits(left: { readonly seconds: number } | 'transfer'): string {
  const time =
    left === 'transfer' ? `${TRANSFER_LIFETIME_DAYS} 天` : `${Math.max(1, Math.ceil(left.seconds / 60))} 分钟`
  return `订单还保留 ${time}，可在“我的订单”里继续支付`
}

/** Reasons why the order on screen cannot be paid any more. refund: it was paid too late. */
export type OrderEnd = CloseReason | 'closed' | 'refund'

/** Texts and instructions for a buyer about such an order (REF-05). */
export const ORDER_END_TEXTS: Readonly<Record<OrderEnd, { readonly text: string; readonly detail: string }>> =
  {
    expired: { text: '订单已过期', detail: '订单超过 30 分钟未支付，已自动关闭。请不要再扫描之前的二维码' },
    superseded: {
      text: '订单已被新订单取代',
      detail: '您在别处提交了同类产品的新订单，这一单已关闭。请不要再扫描这里的二维码',
    },
    abandoned: { text: '订单已取消', detail: '这一单已取消。请不要再扫描这里的二维码' },
    closed: { text: '订单已关闭', detail: '这一单已不能支付。请不要再扫描之前的二维码' },
    refund: {
      text: '付款将原路退回',
      detail: '这笔付款到账时订单已关闭，无需您操作，款项会退回原支付账户，进度可在个人中心的订单中查看',
    },
  }
