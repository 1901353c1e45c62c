import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { alipayInTests } from './alipay.fixture'
import { parseTradeBill } from './trade-bill'

const setup = alipayInTests()

/* Node decodes GBK but does not encode it: the table is built by decoding every pair of bytes. */
const GBK = new Map<string, readonly number[]>()
const decoder = new TextDecoder('gbk')
for (let high = 0x81; high <= 0xfe; high++)
  for (let low = 0x40; low <= 0xfe; low++) {
    const sign = decoder.decode(new Uint8Array([high, low]))
    if (sign.length === 1 && !GBK.has(sign)) GBK.set(sign, [high, low])
  }
const encodeGbk = (text: string) =>
  new Uint8Array(
    [...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : [...(GBK.get(sign) ?? [63])])),
  )

const HEADER =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const rowOf = (values: Record<string, string>) =>
  HEADER.split(',')
    .map((name) => `${values[name] ?? ''}\t`)
    .join(',')
const COMMON = { 支付宝交易号: '2026112022001', 商户订单号: 'ZST1' }
const PAYMENT = {
  ...COMMON,
  业务类型: '交易',
  商品名称: '建筑管家 SVIP',
  完成时间: '2026-11-19 08:01:02',
  '订单金额（元）': '2380.00',
  '商家实收（元）': '2380.00',
  '服务费（元）': '-14.28',
}
const REFUND = {
  ...COMMON,
  业务类型: '退款',
  完成时间: '2026-11-19 23:59:59',
  '订单金额（元）': '-100.00',
  '商家实收（元）': '-100.00',
  '退款批次号/请求号': 'R1',
  '服务费（元）': '0.60',
}
const detailsOf = (...rows: Record<string, string>[]) =>
  encodeGbk(
    [
      '#支付宝业务明细查询',
      '#账号：[20880000000000010156]',
      '#起始日期：[2026年11月19日 00:00:00]   终止日期：[2026年11月20日 00:00:00]',
      '#-----------------------------------------业务明细列表----------------------------------------',
      HEADER,
      ...rows.map(rowOf),
      '#-----------------------------------------业务明细列表结束------------------------------------',
      '#导出时间：[2026年11月20日 09:00:00]',
      '',
    ].join('\r\n'),
  )
const SUMS = encodeGbk('#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n合计,,2\r\n')
const zipOf = (details: Uint8Array) => ({
  '2088_20261119_sum.csv': SUMS,
  '2088_20261119_details.csv': details,
})

it('payments and refunds in fen; the sums, notes and tabs are left out', () => {
  expect(parseTradeBill(zipSync(zipOf(detailsOf(PAYMENT, REFUND))))).toEqual([
    {
      kind: 'payment',
      orderCode: 'ZST1',
      transactionId: '2026112022001',
      refundCode: null,
      amount: 238_000,
      fee: 1428,
      at: Date.parse('2026-11-19T08:01:02+08:00'),
    },
    {
      kind: 'refund',
      orderCode: 'ZST1',
      transactionId: '2026112022001',
      refundCode: 'R1',
      amount: 10_000,
      fee: -60,
      at: Date.parse('2026-11-19T23:59:59+08:00'),
    },
  ])
  expect(parseTradeBill(zipSync(zipOf(detailsOf())))).toEqual([])
})

it('a refund that repeats the amount of its order tells its own beside it', () => {
  const other = { ...REFUND, '订单金额（元）': '2380.00' }
  expect(parseTradeBill(zipSync(zipOf(detailsOf(other))))).toMatchObject([{ amount: 10_000 }])
})

it.each([
  ['no zip', strToU8('<html>')],
  ['a zip without details', zipSync({ 'a.csv': SUMS })],
  ['no amount', zipSync(zipOf(detailsOf({ ...PAYMENT, '订单金额（元）': '' })))],
  ['a part of a fen', zipSync(zipOf(detailsOf({ ...PAYMENT, '订单金额（元）': '0.001' })))],
  ['another sort of line', zipSync(zipOf(detailsOf({ ...PAYMENT, 业务类型: '转账' })))],
])('%s is no bill', (_, bytes) => {
  expect(parseTradeBill(bytes)).toBeNull()
})

it('a bill is downloaded; not ready', async () => {
  const { alipay, provider } = setup
  alipay.bills(zipOf(detailsOf(PAYMENT, REFUND)))
  expect(await provider.downloadBill('2026-11-19')).toHaveLength(2)
  expect(alipay.asked.at(-1)?.content).toEqual({ bill_type: 'trade', bill_date: '2026-11-19' })
  alipay.bills(null)
  expect(await provider.downloadBill('2026-11-19')).toEqual({ error: 'not-ready' })
})
