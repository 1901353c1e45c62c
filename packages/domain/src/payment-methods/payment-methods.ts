/** The ways to pay by the QR code of a provider. */
export const QR_METHODS = ['wechat', 'alipay'] as const
export type QrMethod = (typeof QR_METHODS)[number]

/** The ways to pay. */
export const PAYMENT_METHODS = [...QR_METHODS, 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The sources of a payment. `points` and `wallet` cover an order completely, without a payment of money. */
export const PAYMENT_SOURCES = [...PAYMENT_METHODS, 'points', 'wallet'] as const
export type PaymentSource = (typeof PAYMENT_SOURCES)[number]

/** Names of the ways to pay, on every screen. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  wechat: '微信支付',
  alipay: '支付宝支付',
  transfer: '公司转账',
}

/** The app that scans a code; a transfer has none. */
export const PAYMENT_APPS = { wechat: '微信', alipay: '支付宝' } as const satisfies Record<QrMethod, string>

/** payfs counts from 0 for some callers and from 1 for others; the caller chooses the coding (PAY-11). */
type PayfsCoding = 'zero' | 'one'

/** The way to pay of a payfs in a coding; null for any other number (PAY-11). */
export function parsePayfs(payfs: number, coding: PayfsCoding): PaymentMethod | null {
  return PAYMENT_METHODS[coding === 'zero' ? payfs : payfs - 1] ?? null
}

/** `payType` of the pay-QR request. */
export const PAY_TYPES = { wechat: 'WeChat', alipay: 'AliPay', transfer: 'CompanyPay' } as const
export type PayType = (typeof PAY_TYPES)[PaymentMethod]

/** Parses a `payType`, case-sensitive; null for anything else (PAY-02). */
export function parsePayType(payType: string): PaymentMethod | null {
  return PAYMENT_METHODS.find((method) => PAY_TYPES[method] === payType) ?? null
}

/**
 * The view of the payment dialog: a QR code, or for a transfer the account information with a customer-service link and
 * no pay button, as support opens the service (PAY-08).
 */
export function paymentView(method: PaymentMethod): 'qr' | 'account' {
  return method === 'transfer' ? 'account' : 'qr'
}
