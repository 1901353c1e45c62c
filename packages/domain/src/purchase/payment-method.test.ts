import { describe, expect, it } from 'vitest'
import {
  PAY_TYPES,
  PAYMENT_METHOD_NAMES,
  PAYMENT_METHODS,
  parsePayfs,
  parsePayType,
  paymentView,
  toPayfs,
} from './index'

const CODINGS = ['zero', 'one'] as const

describe('payment method', () => {
  it('PAY-11 payfs 0,1,2 and 1,2,3 both mean WeChat, Alipay, transfer', () => {
    expect([0, 1, 2].map((payfs) => parsePayfs(payfs, 'zero'))).toEqual(['wechat', 'alipay', 'transfer'])
    expect([1, 2, 3].map((payfs) => parsePayfs(payfs, 'one'))).toEqual(['wechat', 'alipay', 'transfer'])
    expect(PAYMENT_METHODS.map((m) => toPayfs(m, 'zero'))).toEqual([0, 1, 2])
    expect(PAYMENT_METHODS.map((m) => toPayfs(m, 'one'))).toEqual([1, 2, 3])
  })

  it('PAY-11 a payfs given as text means the same', () => {
    expect(['0', '1', '2'].map((payfs) => parsePayfs(payfs, 'zero'))).toEqual([
      'wechat',
      'alipay',
      'transfer',
    ])
    expect(['1', '2', '3'].map((payfs) => parsePayfs(payfs, 'one'))).toEqual(['wechat', 'alipay', 'transfer'])
  })

  it('PAY-11 a payfs just outside its coding is null', () => {
    for (const wrong of [-1, 3, '-1', '3']) expect(parsePayfs(wrong, 'zero')).toBeNull()
    for (const wrong of [0, 4, '0', '4']) expect(parsePayfs(wrong, 'one')).toBeNull()
  })

  it('PAY-11 anything else as a payfs is null', () => {
    const hostile = [
      ...[
        '',
        ' ',
        'x',
        ' 1',
        '1 ',
        '1\n',
        '01',
        '1.0',
        '+1',
        '1e0',
        '0x1',
        '１',
        '一',
        '1\u0000',
        '\ud800',
        '😀',
      ],
      ...['-0', 'wechat', 'length', '__proto__', 'constructor', '1'.repeat(100_000)],
      ...[0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -1, 2 ** 53, 1 + 2 ** 32],
      ...[null, undefined, true, false, 1n, [1], ['1'], {}, Object(1), Object('1'), { toString: () => '1' }],
    ]
    for (const coding of CODINGS) {
      for (const wrong of hostile) expect([wrong, parsePayfs(wrong, coding)]).toEqual([wrong, null])
    }
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

  it('PAY-02 the names are 微信支付, 支付宝支付 and 公司转账', () => {
    expect(PAYMENT_METHODS.map((m) => PAYMENT_METHOD_NAMES[m])).toEqual([
      '微信支付',
      '支付宝支付',
      '公司转账',
    ])
  })
})
