import { addDays } from '@zhushutong/domain/formatting'
import { MAX_REPORT_MAILS, REPORT_RETENTION_DAYS, WHOLE_COUNTRY } from '@zhushutong/domain/mall'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { newReportBuyer } from '../../test-support/records/report-buyer'
import { accountFeature } from '../account'
import { demoRecordsFeature } from '../demo-data'
import { readPdfPages } from '../platform/pdf/read-pdf.fixture'
import { checkBooks, purchaseFeature } from '../purchase'
import { settlePayment } from '../purchase/payments/settle'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { dataReportsFeature } from './index'
import { dataReports } from './report.table'

const REPORT = 'report-companies'
const NOBODY = '00000000-0000-4000-8000-000000000000'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

describeOnPostgres('data reports', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      recordsFeature,
      accountFeature,
      purchaseFeature,
      dataReportsFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const newBuyer = () => newReportBuyer(gateway, database())
  const set = (id: string, change: Partial<typeof dataReports.$inferInsert>) =>
    database().orm.update(dataReports).set(change).where(eq(dataReports.id, id))

  it('DRP-01 an order names product and place; the same request returns it, an unknown place is refused', async () => {
    const buyer = await newBuyer()
    const { data: orderId } = await buyer.order(REPORT, '320000')
    expect((await buyer.order(REPORT, '320000')).data).toBe(orderId)
    const { order } = await buyer.status(orderId)
    expect(order).toMatchObject({
      productName: '江苏省建筑业企业名录报告',
      productType: '数据报告',
      businessPrice: 16_900,
      status: 'pending',
    })
    expect((await buyer.order(REPORT)).data).not.toBe(orderId)
    expect((await buyer.status(orderId)).order.status).toBe('closed')
    for (const place of ['320100', '999999', 'x'])
      expect(await buyer.order(REPORT, place)).toMatchObject({ statusCode: '40003' })
    expect(await buyer.order('report-constructors')).toMatchObject({ statusCode: '40000' })
    const asVip = { productId: REPORT, orderType: 'VIP' }
    expect(await buyer.create(asVip)).toMatchObject({ statusCode: '40003' })
    expect(await buyer.list()).toEqual([])
  })

  it('DRP-02 DRP-03 a paid report is made with figures, lists and sources, and is its buyer’s alone', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    const bought = await buyer.buyReport(REPORT)
    expect(bought).toMatchObject({
      place: WHOLE_COUNTRY,
      title: '全国建筑业企业名录报告',
      fileName: '全国建筑业企业名录报告 20261120.pdf',
    })
    const { resourceId } = bought
    const report = await buyer.until(resourceId, 'done')
    expect(report).toMatchObject({ step: report.steps, expireTime: addDays(NOW, REPORT_RETENTION_DAYS) })
    const { data } = await buyer.own<{ url: string; size: number }>('url', { resourceId })
    const file = await buyer.file(data.url)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(report.size),
      'content-disposition': expect.stringContaining(encodeURIComponent(report.fileName)),
    })
    const text = readPdfPages(file.rawPayload).join('').replaceAll('\n', '')
    for (const words of [
      '全国建筑业企业名录报告',
      '数据总量60 家',
      '按注册资本',
      '各省分布',
      '数据来源',
      '最新 60 条',
    ])
      expect(text).toContain(words)
    const companies = await database().sql<{ name: string; phone: string }[]>`
      select name, contact_phone as phone from record_company where contact_phone is not null`
    for (const { name, phone } of companies) {
      expect(text).toContain(name)
      expect(text).not.toContain(phone)
    }
    expect((await buyer.file(data.url, { range: 'bytes=0-4' })).body).toBe('%PDF-')

    expect(await other.own('url', { resourceId })).toMatchObject({
      http: 403,
      statusCode: '11002',
      data: null,
    })
    for (const call of ['status', 'retry', 'mail', 'remove'] as const) {
      const body = { resourceId, ...(call === 'mail' && { email: 'a@example.com' }) }
      expect([call, await other.own(call, body)]).toMatchObject([call, { http: 404, statusCode: '11000' }])
      const unknown = { ...body, resourceId: NOBODY }
      expect(await buyer.own(call, unknown)).toMatchObject({ http: 404, statusCode: '11000' })
    }
    expect((await other.file(data.url)).statusCode).toBe(404)
    expect((await gateway.app.server.inject({ url: data.url })).statusCode).toBe(401)
    expect((await other.list()).length).toBe(0)
  })

  it('DRP-03 a failed report is retried where it stopped, and not removed; a made one is, with its file', async () => {
    const buyer = await newBuyer()
    const { resourceId } = await buyer.buyReport(REPORT)
    await buyer.until(resourceId, 'done')
    expect(await buyer.own('retry', { resourceId })).toMatchObject({ statusCode: '40011' })
    await set(resourceId, { state: 'failed', parts: [], step: 0 })
    expect(await buyer.own('url', { resourceId })).toMatchObject({ statusCode: '11001' })
    expect(await buyer.own('remove', { resourceId })).toMatchObject({ statusCode: '40011' })
    expect((await buyer.own('retry', { resourceId })).data.state).toBe('queued')
    await buyer.until(resourceId, 'done')
    const { data } = await buyer.own<{ url: string }>('url', { resourceId })
    expect((await buyer.own<boolean>('remove', { resourceId })).data).toBe(true)
    expect((await buyer.file(data.url)).statusCode).toBe(404)
    expect(await buyer.list()).toEqual([])
    expect(await buyer.own('remove', { resourceId })).toMatchObject({ statusCode: '11000' })
  })

  it('DRP-06 while it is being made it is neither sent nor removed; after its time it is gone', async () => {
    const buyer = await newBuyer()
    const { resourceId } = await buyer.buyReport(REPORT)
    await buyer.until(resourceId, 'done')
    const later = new Date(Date.now() + 3_600_000).getTime()
    await set(resourceId, { state: 'queued', leaseUntil: later })
    for (const call of ['url', 'retry', 'remove', 'mail'] as const)
      expect(
        await buyer.own(call, { resourceId, ...(call === 'mail' && { email: 'a@b.cn' }) }),
      ).toMatchObject({
        statusCode: '11001',
      })
    await set(resourceId, { state: 'done', leaseUntil: null, expiresAt: NOW })
    for (const call of ['url', 'mail'] as const)
      expect(
        await buyer.own(call, { resourceId, ...(call === 'mail' && { email: 'a@b.cn' }) }),
      ).toMatchObject({
        http: 404,
        statusCode: '11000',
      })
  })

  it('DRP-04 all is given back until it is made, nothing afterwards', async () => {
    const buyer = await newBuyer()
    const order = await buyer.buyReport(REPORT)
    await buyer.until(order.resourceId, 'done')
    const price = (orderId: string) => buyer.manager<{ refundable: boolean }>('priceRefund', { orderId })
    expect((await price(order.orderId)).data).toMatchObject({ refundable: false, reason: 'delivered' })

    await set(order.resourceId, { state: 'failed' })
    expect((await price(order.orderId)).data).toMatchObject({ refundable: true, amount: 16_900, usedFen: 0 })
    const asked = { orderId: order.orderId, reason: '不需要了', amount: 16_900, points: 0 }
    expect((await buyer.manager('askRefund', asked)).statusCode).toBe('00000')
    expect((await buyer.own('status', { resourceId: order.resourceId })).data.state).toBe('held')
    expect(await buyer.own('retry', { resourceId: order.resourceId })).toMatchObject({ statusCode: '40011' })
  })

  it('DRP-04 a place without records is refunded by itself, and the books agree', async () => {
    await database().sql`delete from record_company where region like '81%'`
    const buyer = await newBuyer()
    const { resourceId, orderId } = await buyer.buyReport(REPORT, '810000')
    await buyer.until(resourceId, 'cancelled')
    const { order } = await buyer.status(orderId)
    expect(['refund-due', 'refunding', 'refunded']).toContain(order.status)
    expect(await buyer.own('url', { resourceId })).toMatchObject({ http: 404, statusCode: '11000' })
    expect(await checkBooks(database().orm)).toMatchObject({ agree: true })
  })

  it('DRP-05 is mailed with its file to one address, so often in 24 hours', async () => {
    const buyer = await newBuyer()
    const { resourceId } = await buyer.buyReport(REPORT)
    await buyer.until(resourceId, 'done')
    const mail = (email: string) => buyer.own<{ left: number }>('mail', { resourceId, email })
    for (const wrong of ['', 'a@b', 'a@b.cn,c@d.cn', 'a@b.cn\r\nBcc: x@y.cn'])
      expect(await mail(wrong)).toMatchObject({ statusCode: '10020' })
    const to = `${resourceId}@example.com`
    expect((await mail(to)).data).toEqual({ left: MAX_REPORT_MAILS - 1 })
    const [sent] = await gateway.sandbox<Mail[]>(`/sandbox/mails?to=${to}`)
    expect(sent?.subject).toContain('建筑业企业名录报告')
    expect(sent?.text).toContain('数据报告')
    const attached = await gateway.app.server.inject({ url: `/sandbox/mails/files/${sent?.files[0]?.id}` })
    expect(attached.headers['content-type']).toBe('application/pdf')
    expect(attached.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (let i = 1; i < MAX_REPORT_MAILS; i++) expect((await mail(to)).statusCode).toBe('00000')
    expect(await mail(to)).toMatchObject({ http: 429, statusCode: '00429' })
    expect(gateway.log.join()).not.toContain(to)
  })

  it('DRP-01 REF-05 late money is for its own report: another one does not take its place, the same one does', async () => {
    const buyer = await newBuyer()
    const { data: first } = await buyer.order(REPORT)
    const { data: second } = await buyer.order('report-owners')
    const { data: again } = await buyer.order(REPORT)
    const pay = async (orderId: string) => {
      const { orderCode, businessPrice: amount } = (await buyer.status(orderId)).order
      const payment = {
        source: 'transfer',
        transactionId: orderId,
        orderCode,
        amount,
        currency: 'CNY',
        paidAt: NOW,
      } as const
      return database().orm.transaction((tx) => settlePayment(tx, payment, NOW))
    }
    expect(await pay(second)).toMatchObject({ outcome: 'granted' })
    expect((await buyer.status(again)).order.status).toBe('pending')
    expect(await pay(again)).toMatchObject({ outcome: 'granted' })
    expect(await pay(first)).toMatchObject({ outcome: 'late' })
    expect((await buyer.list()).map(({ orderId }) => orderId).sort()).toEqual([second, again].sort())
  })
})
