import { describe, expect, it } from 'vitest'
import { PAY_TYPES, PAYMENT_METHODS, parsePayfs, parsePayType, paymentView } from './index'

describe('payment method', () => {
  it('PAY-11 payfs 0,1,2 and 1,2,3 both mean WeChat, Alipay, transfer', () => {
    expect([0, 1, 2].map((payfs) => parsePayfs(payfs, 'zero'))).toEqual(['wechat', 'alipay', 'transfer'])
    expect([1, 2, 3].map((payfs) => parsePayfs(payfs, 'one'))).toEqual(['wechat', 'alipay', 'transfer'])
  })

  it('PAY-11 any other number is null', () => {
    const other = [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -1]
    for (const wrong of [...other, 3]) expect(parsePayfs(wrong, 'zero')).toBeNull()
    for (const wrong of [...other, 0, 4]) expect(parsePayfs(wrong, 'one')).toBeNull()
  })

  it('PAY-02 payType is WeChat, AliPay or CompanyPay, case-sensitive', () => {
    expect(PAYMENT_METHODS.map((m) => PAY_TYPES[m])).toEqual(['WeChat', 'AliPay', 'CompanyPay'])
    expect(['WeChat', 'AliPay', 'CompanyPay'].map(parsePayType)).toEqual(['wechat', 'alipay', 'transfer'])
    for (const wrong of ['wechat', 'Alipay', 'WeChat ', 'Points', '', '__proto__']) {
      expect(parsePayType(wrong)).toBeNull()
    }
  })

  it('PAY-08 a transfer shows the account in place of a code', () => {
    expect(PAYMENT_METHODS.map(paymentView)).toEqual(['qr', 'qr', 'account'])
  })
})
