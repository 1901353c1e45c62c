/** The ways to pay, in the order of both codings of `payfs` (PAY-11). */
export const PAYMENT_METHODS = ['wechat', 'alipay', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What the buyer reads. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  wechat: '微信支付',
  alipay: '支付宝支付',
  transfer: '公司转账',
}

/** payfs counts from 0 in one reading and from 1 in the other; the caller knows which it has (PAY-11). */
export type PayfsCoding = 'zero' | 'one'

const firstOf = (coding: PayfsCoding): number => (coding === 'zero' ? 0 : 1)

/** The payfs of a method in a coding (PAY-11). */
export const payfsOf = (method: PaymentMethod, coding: PayfsCoding): number =>
  PAYMENT_METHODS.indexOf(method) + firstOf(coding)

/** The method behind a payfs, given as a number or as its one digit; null for anything else (PAY-11). */
export function readPayfs(payfs: unknown, coding: PayfsCoding): PaymentMethod | null {
  const isMeant = (code: number) => payfs === code || payfs === String(code)
  return PAYMENT_METHODS.find((method) => isMeant(payfsOf(method, coding))) ?? null
}

/** `payType` of the pay-QR request (PAY-02). */
export const PAY_TYPES = { wechat: 'WeChat', alipay: 'AliPay', transfer: 'CompanyPay' } as const
export type PayType = (typeof PAY_TYPES)[PaymentMethod]

/** The method behind a `payType`, letter by letter; null for anything else (PAY-02). */
export const readPayType = (payType: string): PaymentMethod | null =>
  PAYMENT_METHODS.find((method) => PAY_TYPES[method] === payType) ?? null

/**
 * What the payment dialog shows once the order exists: a QR code, or for a transfer the account
 * information with a customer-service link and no pay button, as support opens the service (PAY-08).
 */
export const paymentView = (method: PaymentMethod): 'qr' | 'account' =>
  method === 'transfer' ? 'account' : 'qr'
