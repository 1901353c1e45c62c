import { randomUUID } from 'node:crypto'
import { MAX_REFUND_ATTEMPTS, refundRetryMs } from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { users } from '../../account/account.table'
import { fixedClock } from '../../platform/clock'
import { type Database, openDatabase } from '../../platform/db'
import type { PaymentProvider, ProviderRefund, RefundError } from '../providers/payment.ports'
import { orders, payments, pricePackages } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { refundRunner } from './refund.runner'
import { refundService } from './refund.service'

const FEN = 100_00
const silent = () => {}
const log = { error: silent, warn: silent, info: silent } as unknown as Parameters<typeof refundService>[2]

type Answer = ProviderRefund | RefundError

describeOnPostgres('the runner of refunds', (database) => {
  let second: Database
  /** Refund codes in call order. */
  let called: string[]
  let answer: (refundCode: string) => Promise<Answer>
  let clock: ReturnType<typeof fixedClock>
  beforeAll(async () => {
    const { url } = database()
    second = url ? await openDatabase({ url }) : database()
    const { orm } = database()
    const free = { amount: FEN, effectiveTime: 365, position: 1, type: 2, vipTypeId: '1' }
    await orm
      .insert(pricePackages)
      .values({ id: 'year', name: '年费', orderType: 'VIP', grants: 'svip', ...free })
      .onConflictDoNothing()
  })
  afterAll(async () => {
    if (second && second.orm !== database().orm) await second.close()
  })
  beforeEach(() => {
    called = []
    clock = fixedClock(NOW)
    answer = async (refundCode) => doneOf(refundCode)
  })

  const doneOf = (refundCode: string): ProviderRefund => ({
    source: 'wechat',
    refundCode,
    refundId: `wx-${refundCode}`,
    amount: FEN,
    state: 'done',
    doneAt: NOW,
  })
  const provider = {
    method: 'wechat',
    refund: ({ refundCode }) => {
      called.push(refundCode)
      return answer(refundCode)
    },
    queryRefund: async () => null,
  } as Pick<PaymentProvider, 'method' | 'refund' | 'queryRefund'> as PaymentProvider

  const runnerOf = (gateway: Database) =>
    refundRunner({
      database: gateway,
      providers: [provider],
      refundService: refundService(gateway, clock, log),
      clock,
      log,
    })

  const addRefund = async (source = 'wechat') => {
    const { orm } = database()
    const [userId, orderId, paymentId, id] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const refundCode = `TK${id.slice(0, 8)}`
    const user = { id: userId, mobile: userId.slice(0, 11), nickName: '会员', createdAt: NOW }
    await orm.insert(users).values(user)
    await orm.insert(orders).values({
      ...{ id: orderId, orderCode: orderId, userId, packageId: 'year', orderType: 'VIP', grants: 'svip' },
      ...{ productName: '年费', days: 365, priceReason: 'list', points: 0, price: FEN, amount: FEN },
      ...{ createdAt: NOW, closesAt: NOW, status: 'refund-due' },
    })
    await orm.insert(payments).values({
      ...{ id: paymentId, provider: source, transactionId: paymentId, orderId, amount: FEN },
      ...{ currency: 'CNY', paidAt: NOW, receivedAt: NOW, outcome: 'late' },
    })
    await orm.insert(refunds).values({
      ...{ id, refundCode, orderId, paymentId, amount: FEN, points: 0, requestedAt: NOW, updatedAt: NOW },
      ...{ state: 'approved', cause: 'late', reason: '', dueAt: NOW },
    })
    return { id, refundCode }
  }
  const read = async (id: string) =>
    (await database().orm.select().from(refunds).where(eq(refunds.id, id)))[0]!

  it('REF-02 two gateways call the provider once for each refund', async () => {
    const added = [await addRefund(), await addRefund(), await addRefund()]
    await Promise.all([runnerOf(database()).run(), runnerOf(second).run()])
    // A runner may have searched while the other had leased the rest.
    await runnerOf(second).run()
    expect(called.toSorted()).toEqual(added.map(({ refundCode }) => refundCode).toSorted())
    for (const { id } of added)
      expect(await read(id)).toMatchObject({ state: 'done', isDue: false, lease: null })
  })

  it('REF-02 a refund whose gateway died is taken over once its lease ended, under the same code', async () => {
    const { id, refundCode } = await addRefund()
    let comeBack = silent
    let isAway = false
    answer = (code) => {
      isAway = true
      return new Promise((resolve) => {
        comeBack = () => resolve(doneOf(code))
      })
    }
    const away = runnerOf(database()).run()
    await expect.poll(() => isAway).toBe(true)
    answer = async (code) => doneOf(code)
    await runnerOf(second).run()
    expect(called).toEqual([refundCode])
    // The call counts, even though its response was lost.
    expect(await read(id)).toMatchObject({ calls: 1, dueAt: NOW + refundRetryMs(1) })
    await database().orm.update(refunds).set({ leaseUntil: 0 }).where(eq(refunds.id, id))
    await runnerOf(second).run()
    expect(called).toEqual([refundCode, refundCode])
    const done = await read(id)
    expect(done.state).toBe('done')
    comeBack()
    await away
    expect(await read(id)).toEqual(done)
  })

  it('REF-02 without an answer the provider is called again after growing waits, then the staff have to look', async () => {
    const { id } = await addRefund()
    answer = async () => ({ error: 'unavailable' })
    const { run } = runnerOf(database())
    for (let calls = 1; calls <= MAX_REFUND_ATTEMPTS; calls++) {
      await run()
      await run()
      expect(called).toHaveLength(calls)
      expect((await read(id)).calls).toBe(calls === MAX_REFUND_ATTEMPTS ? 0 : calls)
      clock.advance(refundRetryMs(calls) - 1)
      await run()
      expect(called).toHaveLength(calls)
      clock.advance(1)
    }
    expect(await read(id)).toMatchObject({ state: 'failed', failure: '支付服务商多次没有给出结果' })
    await run()
    expect(called).toHaveLength(MAX_REFUND_ATTEMPTS)
  })

  it('TRF-03 a transfer waits for the staff', async () => {
    const { id } = await addRefund('transfer')
    await runnerOf(database()).run()
    expect(called).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'approved', isDue: false, calls: 0 })
  })
})
