import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, LIFETIME, MANAGER } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { newExporter, type TestExporter } from '../../test-support/records/exporter'
import { accountFeature } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { purchaseFeature } from '../purchase'
import { accountSubject } from '../reading'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { exportFeature } from './index'

const SIZE = 60
const MONTH = 20_000

describeOnPostgres('what exports cost', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      purchaseFeature,
      exportFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: String(SIZE) })
  })
  afterAll(() => gateway?.close())

  const exporter = () => newExporter(gateway, database())
  const pay = async (who: TestExporter, orderId: string) => {
    const { token } = who
    await gateway.call(`${MANAGER}/setOnlinePayType`, { orderId, payType: 'WeChat' }, { token })
    return decide(gateway, orderId, 'paid')
  }

  it('MEM-02 20 simultaneous exports beyond the quota: free items once, every other item for 10 fen', async () => {
    const who = await exporter()
    await who.take(MONTH - SIZE - 30)
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.ask('company')))
    const jobs = answers.map(({ data }) => data)
    expect(jobs.filter((job) => job.free === SIZE)).toHaveLength(1)
    expect(jobs.filter((job) => job.free === 30 && job.fen === 300)).toHaveLength(1)
    expect(jobs.filter((job) => job.free === 0 && job.fen === SIZE * 10)).toHaveLength(18)
    expect(await who.used()).toBe(MONTH)
    expect(new Set(jobs.flatMap(({ job }) => job?.orderId ?? [])).size).toBe(19)
  })

  it('MEM-10 a trial exports its 200 a month, with closed phones, and buys no more', async () => {
    const trial = await newExporter(gateway, database(), 'svip', { isTrial: true })
    await trial.take(200 - SIZE + 10)
    const { data } = await trial.ask('company', { format: 'csv', businessPrice: 0 })
    const rest = SIZE - 10
    expect(data).toMatchObject({ found: SIZE, items: rest, free: rest, extra: 0, fen: 0, allowance: 200 })
    const done = await trial.until(data.job!.exportId, 'done')
    const phones = (text: string) => text.match(/\b1\d{10}\b/g) ?? []
    const { body } = await trial.file(done.file!)
    expect(body.split('\r\n').length).toBeGreaterThan(rest)
    expect(phones(body)).toEqual([])
    expect(await trial.ask('company', { format: 'csv' })).toMatchObject({ http: 429 })
    expect((await trial.own<{ allowance: number; used: number }>('usage')).data).toMatchObject({
      allowance: 200,
      used: 200,
    })

    const paid = await exporter()
    const { job } = (await paid.ask('company', { format: 'csv' })).data
    const file = (await paid.until(job!.exportId, 'done')).file!
    expect(phones((await paid.file(file)).body).length).toBeGreaterThan(0)
  })

  it('MEM-02 items beyond the quota are written once their order is paid, and never twice', async () => {
    const who = await exporter()
    await who.take(MONTH - 10)
    const { data: preview } = await who.ask('company', { preview: true })
    expect(preview).toMatchObject({ items: SIZE, free: 10, extra: SIZE - 10, fen: 500, left: 10 })
    expect((await who.ask('company', { businessPrice: 499 })).statusCode).toBe('40003')
    const { data } = await who.ask('company', { format: 'csv', businessPrice: 500 })
    const { exportId, orderId } = data.job!
    expect(data.job).toMatchObject({ state: 'awaiting-payment', fen: 500, file: null })
    const { data: order } = await gateway.call(`${MANAGER}/getMyOrderOne`, { orderId }, { token: who.token })
    expect(order).toMatchObject({
      orderType: 'data_report',
      businessPrice: 500,
      productName: '数据导出 50 条',
    })
    const path = `/jian-butler-portal-biz/personalCenter/export/file/${exportId}`
    expect((await who.file(path)).statusCode).toBe(404)
    await pay(who, orderId!)
    const done = await who.until(exportId, 'done')
    expect((await who.file(done.file!)).statusCode).toBe(200)
    const before = done.finishTime
    await decide(gateway, orderId!, 'paid')
    expect(await who.one(exportId)).toMatchObject({ state: 'done', finishTime: before })
    expect(await who.used()).toBe(MONTH)
  })

  it('MEM-02 REA-04 an order that closes unpaid cancels its export and gives the free items back, once', async () => {
    const who = await exporter()
    const read = async () => {
      const subject = accountSubject(who.userId)
      const rows = await database().sql`select month_records from reading_counters where subject = ${subject}`
      return rows[0]?.month_records
    }
    await who.take(MONTH - 20)
    const { exportId, orderId } = (await who.ask('company')).data.job!
    expect([await who.used(), await read()]).toEqual([MONTH, 20])
    gateway.clock.advance(LIFETIME)
    await gateway.call(`${MANAGER}/selectOrderNums`, {}, { token: who.token })
    expect(await Promise.all([who.one(exportId), who.one(exportId)])).toMatchObject([
      { state: 'cancelled' },
      { state: 'cancelled' },
    ])
    expect(await who.used()).toBe(MONTH - 20)
    await decide(gateway, orderId!, 'paid')
    expect((await who.one(exportId)).state).toBe('cancelled')
    expect((await who.own('remove', { exportId })).data).toBe(true)
    expect([await who.used(), await read()]).toEqual([MONTH - 20, 0])
  })

  it('MEM-02 months are those of Shanghai: the 30th at 23:59 counts, a minute later the quota is full again', async () => {
    const lastMinute = Date.UTC(2026, 10, 30, 15, 59)
    gateway.clock.advance(lastMinute - gateway.clock.now())
    const who = await exporter()
    await who.take(MONTH)
    const left = async () => (await who.ask('company', { preview: true })).data.left
    expect(await left()).toBe(0)
    gateway.clock.advance(60_000)
    expect(await left()).toBe(MONTH)
  })
})
