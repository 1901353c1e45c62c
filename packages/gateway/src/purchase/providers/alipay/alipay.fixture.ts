import { afterAll, beforeAll, beforeEach } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import { alipaySettings, openAlipay, type TestAlipay } from '../../../../test-support/providers/alipay'
import { fixedClock, type MovableClock } from '../../../platform/clock'
import { readConfig } from '../../../platform/config'
import type { PaymentProvider } from '../payment.ports'
import { createAlipay } from './'

type Provider = PaymentProvider

export const NOTIFY = 'https://gateway.example.test/notify/pay/alipay'

const orderOf = (orderCode: string, amount: number) => ({
  orderCode,
  description: '建筑管家 SVIP & 一年',
  amount,
  currency: 'CNY',
  closesAt: NOW + 1_800_000,
})

interface PaidOne {
  readonly order: ReturnType<typeof orderOf>
  readonly trade: ReturnType<TestAlipay['pay']>
}

interface AlipayContext {
  readonly alipay: TestAlipay
  readonly provider: Provider
  readonly clock: MovableClock
  /** Log lines of the current test. */
  readonly logged: string[]
  readonly start: (env?: Record<string, string>) => Provider
  readonly newOrder: (amount?: number) => ReturnType<typeof orderOf>
  readonly payOne: () => Promise<PaidOne>
}

export const refundOf = ({ order, trade }: PaidOne, amount = 100_000, number = '') => ({
  orderCode: order.orderCode,
  transactionId: trade.trade_no,
  refundCode: `R${number}${order.orderCode}`,
  amount,
  total: order.amount,
  currency: 'CNY',
  reason: '按天退款',
})

/** Runs the adapter against a fake Alipay, with a new adapter for each test of the file. */
export function alipayInTests(): AlipayContext {
  const logged: string[] = []
  const keep = (...fields: object[]) => void logged.push(JSON.stringify(fields))
  let orders = 0
  const context = { logged } as unknown as { -readonly [K in keyof AlipayContext]: AlipayContext[K] }
  context.start = (env = {}) => {
    const read = readConfig({ ...alipaySettings(context.alipay.url), ...env })
    if (!read.ok) throw new Error(JSON.stringify(read.wrong))
    const log = { info: keep, warn: keep } as never
    const adapter = createAlipay({ config: read.config, clock: context.clock, log }, () => NOTIFY)
    if (!adapter) throw new Error('not chosen')
    return adapter.provider
  }
  context.newOrder = (amount = 238_000) => orderOf(`ZST20261120${String(++orders).padStart(12, '0')}`, amount)
  context.payOne = async () => {
    const order = context.newOrder()
    await context.provider.prepay(order)
    return { order, trade: context.alipay.pay(order.orderCode) }
  }

  beforeAll(async () => {
    context.alipay = await openAlipay(() => context.clock.now())
  })
  afterAll(() => context.alipay?.close())
  beforeEach(() => {
    context.clock = fixedClock(NOW)
    context.alipay.spoil(null)
    context.alipay.refuseRefunds(null)
    logged.length = 0
    context.provider = context.start()
  })
  return context
}
