import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import {
  openWechatPay,
  type TestWechatPay,
  type wechatNotification,
} from '../../../../test-support/providers/wechat-pay'
import { wechatPaySettings } from '../../../../test-support/providers/wechat-pay-keys'
import { readConfig } from '../../../platform/config'
import { createWechatPay } from './'

type Started = NonNullable<ReturnType<typeof createWechatPay>>

interface WechatPayContext {
  readonly wechat: TestWechatPay
  provider: Started['provider']
  /** Log lines of the current test. */
  readonly logged: string[]
  readonly start: (env?: Record<string, string>) => Started
  readonly restart: (env?: Record<string, string>) => Promise<void>
  readonly newOrder: (amount?: number) => ReturnType<typeof orderOf>
  readonly payOne: () => Promise<PaidOne>
  readonly parse: (
    notification: ReturnType<typeof wechatNotification>,
    now?: number,
    read?: 'parseNotification' | 'parseRefundNotification',
  ) => unknown
}

interface PaidOne {
  readonly order: ReturnType<typeof orderOf>
  readonly trade: ReturnType<TestWechatPay['pay']>
}

const orderOf = (orderCode: string, amount: number) => ({
  orderCode,
  description: '建筑管家 SVIP',
  amount,
  currency: 'CNY',
  closesAt: NOW + 1_800_000,
})

export const refundOf = ({ order, trade }: PaidOne, amount = 100_000) => ({
  orderCode: order.orderCode,
  transactionId: trade.transaction_id ?? '',
  refundCode: `R${order.orderCode}`,
  amount,
  total: order.amount,
  currency: 'CNY',
  reason: '按天退款',
})

/** Runs the adapter against a fake WeChat Pay, with a new adapter for each test of the file. */
export function wechatPayInTests(): WechatPayContext {
  const logged: string[] = []
  const keep = (...fields: object[]) => void logged.push(JSON.stringify(fields))
  let orders = 0
  const context = { logged } as unknown as {
    -readonly [K in keyof WechatPayContext]: WechatPayContext[K]
  }
  context.start = (env = {}) => {
    const read = readConfig({ ...wechatPaySettings(context.wechat.url), ...env })
    if (!read.ok) throw new Error(JSON.stringify(read.wrong))
    const log = { info: keep, warn: keep } as never
    const adapter = createWechatPay(
      { config: read.config, log },
      () => 'https://gateway.example.test/notify/pay/wechat',
    )
    if (!adapter) throw new Error('not chosen')
    return adapter
  }
  context.restart = async (env) => {
    const setup = context.start(env)
    await setup.prepare()
    context.provider = setup.provider
  }
  context.newOrder = (amount = 238_000) => orderOf(`ZST20261120${String(++orders).padStart(12, '0')}`, amount)
  context.payOne = async () => {
    const order = context.newOrder()
    await context.provider.prepay(order)
    return { order, trade: context.wechat.pay(order.orderCode) }
  }
  context.parse = ({ body, headers }, now = NOW, read = 'parseNotification') =>
    context.provider[read](headers as IncomingHttpHeaders, Buffer.from(body), now)

  beforeAll(async () => {
    context.wechat = await openWechatPay(() => NOW)
  })
  afterAll(() => context.wechat?.close())
  beforeEach(async () => {
    context.wechat.spoil(null)
    context.wechat.refundsAre('SUCCESS')
    logged.length = 0
    await context.restart()
  })
  return context
}
