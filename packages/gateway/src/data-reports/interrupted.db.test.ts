import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { seedOne } from '../../test-support/records/seed-one'
import { inThisThread } from '../../test-support/workers'
import { users } from '../account/account.table'
import type { FileStore } from '../files'
import { folderFiles } from '../files/folder-files.adapter'
import { agreement } from '../legal'
import { fixedClock } from '../platform/clock'
import type { Log } from '../platform/http'
import { readPdfPages } from '../platform/pdf/read-pdf.fixture'
import { seedPackages } from '../purchase'
import { openLedger } from '../purchase/books'
import { createOrder } from '../purchase/checkout/create-order'
import { settlePayment } from '../purchase/payments/settle'
import { orders } from '../purchase/schema/purchase.table'
import { reportRunner } from './report.runner'
import { reportLeases } from './report.store'
import { dataReports } from './report.table'

const SIZE = 300
const USER = '00000000-0000-4000-8000-00000000e003'
const ORDER = { productId: 'report-companies', orderType: 'data_report', points: 0, wallet: 0 } as const

describeOnPostgres('data reports that are interrupted', (database) => {
  let folder: string
  const errors: unknown[] = []
  const log = { error: (fields: unknown) => errors.push(fields) } as unknown as Log
  const clock = fixedClock(NOW)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-report-'))
    await seedOne(database(), company, SIZE, NOW)
    await seedPackages(database())
    await openLedger(database().orm)
    const user = { id: USER, mobile: '12300009997', nickName: '报告', createdAt: NOW }
    await database().orm.insert(users).values(user)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    await database().orm.delete(dataReports)
    errors.length = 0
  })

  /** Simulates a restarted process. */
  const runner = () =>
    reportRunner({
      database: database(),
      files: { orm: database().orm, store: folderFiles(folder) },
      clock,
      log,
      portalOrigin: 'https://portal.example.com',
      workers: inThisThread,
    })

  const buy = async () => {
    const { orm } = database()
    const created = await createOrder(
      orm,
      USER,
      { ...ORDER, agreementVersion: agreement('purchase').version },
      NOW,
    )
    if ('error' in created) throw new Error(created.error)
    const [order] = await orm.select().from(orders).where(eq(orders.id, created.orderId))
    const { orderCode, amount } = order!
    const payment = { source: 'transfer', transactionId: created.orderId, orderCode, amount } as const
    await orm.transaction((tx) => settlePayment(tx, { ...payment, currency: 'CNY', paidAt: NOW }, NOW))
    return readReport(created.orderId)
  }
  const readReport = async (orderId: string) => {
    const [report] = await database().orm.select().from(dataReports).where(eq(dataReports.orderId, orderId))
    if (!report) throw new Error(`No report of ${orderId}`)
    return report
  }
  const expireLease = () =>
    database().orm.update(dataReports).set({ leaseUntil: sql`clock_timestamp() - interval '1 second'` })

  it('DRP-03 a process that starts goes on with the next section, and the money is taken once', async () => {
    const { orderId, steps } = await buy()
    for (let step = 1; step < steps; step++) {
      expect(await runner().step()).toBe(true)
      expect(await readReport(orderId)).toMatchObject({ state: 'running', step, steps })
    }
    expect(readdirSync(folder)).toEqual([])
    expect(await runner().step()).toBe(true)
    const report = await readReport(orderId)
    expect(report).toMatchObject({ state: 'done', step: steps, parts: [] })
    const file = readFileSync(join(folder, 'reports', report.id))
    expect(file.length).toBe(report.size)
    expect(readPdfPages(file).join('')).toContain(`${SIZE} 家`)
    expect(await runner().step()).toBe(false)
    expect(errors).toEqual([])
  })

  it('DRP-03 a report whose process died is taken over, and what the dead one still saves is refused', async () => {
    const { orderId } = await buy()
    const dead = await reportLeases.claim(database().orm)
    expect(await runner().step()).toBe(false)
    await expireLease()
    expect(await runner().step()).toBe(true)
    expect((await readReport(orderId)).step).toBe(1)
    expect(await reportLeases.release(database().orm, dead!, { parts: [], step: 0 })).toBe(false)
    expect((await readReport(orderId)).step).toBe(1)
  })

  it('DRP-03 what fails three times is given up, and a retry goes on where it stopped', async () => {
    const { id, orderId } = await buy()
    await runner().step()
    await database().orm.update(dataReports).set({ productId: 'nothing' })
    for (let tries = 1; tries <= 3; tries++) {
      expect(await runner().step()).toBe(true)
      await expireLease()
    }
    expect(await readReport(orderId)).toMatchObject({ id, state: 'failed', step: 1 })
    expect(await runner().step()).toBe(false)
    expect(errors).toHaveLength(3)
  })

  it('DRP-04 a file that is written while a refund was asked for is removed again', async () => {
    const { id, orderId, steps } = await buy()
    for (let step = 1; step < steps; step++) await runner().step()
    const store = folderFiles(folder)
    const holding: FileStore = {
      ...store,
      put: async (...file) => {
        await store.put(...file)
        await database().orm.update(dataReports).set({ state: 'held', lease: null })
      },
    }
    const late = reportRunner({
      database: database(),
      files: { orm: database().orm, store: holding },
      clock,
      log,
      portalOrigin: 'https://x.cn',
      workers: inThisThread,
    })
    expect(await late.step()).toBe(true)
    expect((await readReport(orderId)).state).toBe('held')
    expect(await store.open(`reports/${id}`)).toBeNull()
  })
})
