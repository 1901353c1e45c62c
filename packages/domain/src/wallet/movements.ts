/**
 * Causes of a change of a wallet's balance (WAL-02). top-up: paid in; reserve: an order takes its part at its creation;
 * return: that order closed unpaid; retake: that order was paid in time after all; refund: an order is refunded;
 * payout: the rest is returned to its payers; payout-refused: the payout was refused.
 */
export const WALLET_CAUSES = [
  'top-up',
  'reserve',
  'return',
  'retake',
  'refund',
  'payout',
  'payout-refused',
] as const
export type WalletCause = (typeof WALLET_CAUSES)[number]

/** Labels of the causes for members (WAL-02). */
export const WALLET_CAUSE_LABELS: Readonly<Record<WalletCause, string>> = {
  'top-up': '充值',
  reserve: '支付订单',
  return: '订单关闭退回',
  retake: '支付订单',
  refund: '订单退款',
  payout: '余额退回',
  'payout-refused': '余额退回未通过',
}

/** The filters of a statement, in the order of the screen (WAL-02). */
export const WALLET_FILTER_NAMES = ['top-up', 'order', 'refund', 'payout'] as const
export type WalletFilter = (typeof WALLET_FILTER_NAMES)[number]

/** The labels of the filters, and their causes. */
export const WALLET_FILTERS: Readonly<
  Record<WalletFilter, { readonly label: string; readonly causes: readonly WalletCause[] }>
> = {
  'top-up': { label: '充值', causes: ['top-up'] },
  order: { label: '支付', causes: ['reserve', 'return', 'retake'] },
  refund: { label: '订单退款', causes: ['refund'] },
  payout: { label: '余额退回', causes: ['payout', 'payout-refused'] },
}

/** The part of an order paid from a wallet, in fen: after points, at most the balance (WAL-03). */
export function walletShare(balance: number, priceFen: number, points: number): number {
  return Math.max(0, Math.min(balance, priceFen - points))
}
