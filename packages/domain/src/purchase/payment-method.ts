/** The ways to pay (PAY-02, PAY-08). */
export const PAYMENT_METHODS = ['wechat', 'alipay', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Names of the ways to pay, on every screen (PAY-03). */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  wechat: '微信支付',
  alipay: '支付宝支付',
  transfer: '公司转账',
}

/** The app that scans a code; a transfer has none (PAY-02). */
export const PAYMENT_APPS = { wechat: '微信', alipay: '支付宝' } as const

/** payfs counts from 0 for some callers and from 1 for others; the caller chooses the coding (PAY-11). */
export type PayfsCoding = 'zero' | 'one'

/** The way to pay of a payfs in a coding; null for any other number (PAY-11). */
export function parsePayfs(payfs: number, coding: PayfsCoding): PaymentMethod | null {
  return PAYMENT_METHODS[coding === 'zero' ? payfs : payfs - 1] ?? null
}

/** `payType` of the pay-QR request (PAY-02). */
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
