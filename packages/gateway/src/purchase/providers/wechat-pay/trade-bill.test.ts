import { expect, it } from 'vitest'
import { parseTradeBill } from './trade-bill'
import { wechatPayInTests } from './wechat-pay.fixture'

const setup = wechatPayInTests()

const HEADER =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\n`2,`2380.00,`100.00,`0.00,`13.68,`2380.00,`100.00'
const rowOf = (values: Record<string, string>) =>
  HEADER.split(',')
    .map((name) => `\`${values[name] ?? ''}`)
    .join(',')
const COMMON = { 微信订单号: '4200001', 商户订单号: 'ZST1', 货币种类: 'CNY' }
const PAYMENT = {
  ...COMMON,
  交易时间: '2026-11-19 08:01:02',
  交易状态: 'SUCCESS',
  商品名称: '建筑管家 SVIP,一年',
  商户退款单号: '0',
  手续费: '14.28000',
  订单金额: '2380.00',
  申请退款金额: '0.00',
}
const REFUND = {
  ...COMMON,
  交易时间: '2026-11-19 23:59:59',
  交易状态: 'REFUND',
  商户退款单号: 'R1',
  退款状态: 'PROCESSING',
  手续费: '-0.60000',
  订单金额: '0.00',
  申请退款金额: '100.00',
}
const billOf = (...rows: Record<string, string>[]) =>
  `\uFEFF${[HEADER, ...rows.map(rowOf), SUMS].join('\r\n')}\r\n`

it('payments and refunds in fen, with names that have commas; a failed refund moved nothing', () => {
  const failed = { ...REFUND, 商户退款单号: 'R2', 退款状态: 'CHANGE' }
  expect(parseTradeBill(billOf(PAYMENT, REFUND, failed))).toEqual([
    {
      kind: 'payment',
      orderCode: 'ZST1',
      transactionId: '4200001',
      refundCode: null,
      amount: 238_000,
      fee: 1428,
      at: Date.parse('2026-11-19T08:01:02+08:00'),
    },
    {
      kind: 'refund',
      orderCode: 'ZST1',
      transactionId: '4200001',
      refundCode: 'R1',
      amount: 10_000,
      fee: -60,
      at: Date.parse('2026-11-19T23:59:59+08:00'),
    },
  ])
})

it.each([
  ['another file', '<html>'],
  ['no amount', billOf({ ...PAYMENT, 订单金额: '' })],
  ['a part of a fen', billOf({ ...PAYMENT, 订单金额: '0.001' })],
  ['another currency', billOf({ ...PAYMENT, 货币种类: 'USD' })],
  ['no time', billOf({ ...REFUND, 交易时间: 'yesterday' })],
])('%s is no bill', (_, text) => {
  expect(parseTradeBill(text)).toBeNull()
})

it('a bill is downloaded and taken if its hash is right; not ready, and empty days', async () => {
  const { wechat, provider } = setup
  const download = () => provider.downloadBill('2026-11-19')
  wechat.bills(billOf(PAYMENT, REFUND))
  expect(await download()).toHaveLength(2)
  expect(wechat.asked).toContain('GET /v3/billdownload/file')
  wechat.bills(billOf(PAYMENT), { hash: '00'.repeat(20) })
  expect(await download()).toEqual({ error: 'unavailable' })
  wechat.bills('')
  expect(await download()).toEqual([])
  wechat.bills(billOf(), { ready: false })
  expect(await download()).toEqual({ error: 'not-ready' })
  expect(wechat.faults).toEqual([])
})
