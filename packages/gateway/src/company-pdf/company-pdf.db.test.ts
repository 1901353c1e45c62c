import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { COMPANY_PDF_PATH } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { newExporter } from '../../test-support/records/exporter'
import { accountFeature } from '../account'
import { demoRecordsFeature } from '../demo-data'
import { exportFeature } from '../export'
import { readPdfPages } from '../platform/pdf/read-pdf.fixture'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { companyPdfFeature } from './index'

const API = '/jian-butler-project-biz/company'

interface Company {
  readonly id: string
  readonly name: string
  readonly contactPhone: string | null
  readonly creditSummary: string
  readonly qualifications: ReadonlyArray<{ readonly name: string; readonly certificateNo: string }>
}

const MASKED_PHONE = /\*/

describeOnPostgres('the PDF of a company', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let companies: Company[] = []
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      recordsFeature,
      accountFeature,
      purchaseFeature,
      exportFeature,
      companyPdfFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '60', METRICS_PORT: '0' })
    const { data } = await gateway.call<{ records: Company[] }>(`${API}/search`, {
      sort: 'wins',
      pageSize: 10,
    })
    companies = data.records
  })
  afterAll(() => gateway?.close())

  const pathOf = (id: string) => COMPANY_PDF_PATH.replace('{id}', id)
  const textOf = (pdf: Buffer) => readPdfPages(pdf).join('').replaceAll('\n', '')
  const anyone = () => newExporter(gateway, database(), null)
  const detailFor = async (token: string, id: string) =>
    (await gateway.call<Company>(`${API}/detail`, { id }, { token })).data
  const withPhone = async (token: string): Promise<Company> => {
    for (const { id } of companies) {
      const seen = await detailFor(token, id)
      if (seen.contactPhone) return seen
    }
    throw new Error('no company has a phone')
  }

  it('CMP-04 tells a member verdict, figures, qualifications, wins and register, as a file named for the company', async () => {
    const member = await newExporter(gateway, database())
    const seen = await withPhone(member.token)
    const file = await member.file(pathOf(seen.id))
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.rawPayload.length),
      'content-disposition': expect.stringContaining(encodeURIComponent(`${seen.name}-2026-11-20.pdf`)),
      'cache-control': 'private, no-store',
    })
    const text = textOf(file.rawPayload)
    const wins = await gateway.call<{ records: { projectName: string }[] }>(
      '/jian-butler-project-biz/zhongbiao/search',
      { filters: { company: [seen.id] } },
    )
    expect(wins.data.records.length).toBeGreaterThan(0)
    for (const words of [
      seen.name,
      `信用结论：${seen.creditSummary}`,
      '近 12 个月中标',
      ...seen.qualifications.flatMap(({ name, certificateNo }) => [name, certificateNo]),
      ...wins.data.records.map(({ projectName }) => projectName),
      '合作业主',
      '竞争对手',
      '信用记录',
      '工商信息',
      seen.contactPhone,
      '数据来源',
      '数据截至 2026-11-20',
      '第 1 页',
    ])
      expect(text).toContain(words)
    expect(await member.used()).toBe(1)
  })

  it('CMP-04 tells the holder of an add-on less: what is starred on the page is starred in the file', async () => {
    const member = await newExporter(gateway, database())
    const holder = await newExporter(gateway, database(), 'staff_vacancy')
    const open = await withPhone(member.token)
    const starred = await detailFor(holder.token, open.id)
    expect(starred.contactPhone).toMatch(MASKED_PHONE)
    const text = textOf((await holder.file(pathOf(open.id))).rawPayload)
    expect(text).not.toContain(open.contactPhone)
    expect(text).toContain(starred.contactPhone)
    expect(text).toContain('开通建筑管家 SVIP')
    expect(textOf((await member.file(pathOf(open.id))).rawPayload)).not.toContain('开通建筑管家 SVIP')
  })

  it('CMP-04 is refused to visitors and to those who may not export', async () => {
    const { id = '' } = companies[0] ?? {}
    const visitor = await gateway.app.server.inject({ url: pathOf(id) })
    expect([visitor.statusCode, visitor.json().statusCode]).toEqual([401, '00113'])
    const refused = await (await anyone()).file(pathOf(id))
    expect([refused.statusCode, refused.json().statusCode]).toEqual([403, '00403'])
  })

  it('CMP-04 no more files are made once the month’s exports are used up', async () => {
    const { id = '' } = companies[0] ?? {}
    const member = await newExporter(gateway, database())
    await member.take(SVIP_BENEFITS.exportsPerMonth - 1)
    expect((await member.file(pathOf(id))).statusCode).toBe(200)
    const refused = await member.file(pathOf(id))
    expect([refused.statusCode, refused.json().statusMessage]).toEqual([
      429,
      '本月的免费导出额度已用完，下月 1 日恢复',
    ])
    expect(await member.used()).toBe(SVIP_BENEFITS.exportsPerMonth)
  })

  it('CMP-04 an unknown company costs nothing, and the sixth file at once waits', async () => {
    const { id = '' } = companies[0] ?? {}
    const member = await newExporter(gateway, database())
    expect((await member.file(pathOf('nobody'))).statusCode).toBe(404)
    expect(await member.used()).toBe(0)
    for (let printed = 1; printed < 5; printed++) expect((await member.file(pathOf(id))).statusCode).toBe(200)
    expect((await member.file(pathOf(id))).statusCode).toBe(429)
    expect(await member.used()).toBe(4)
    gateway.clock.advance(10_000)
    expect((await member.file(pathOf(id))).statusCode).toBe(200)
  })

  it('CMP-04 a worker thread makes the file, not the event loop that all calls share', async () => {
    const countMade = async () => {
      const metrics = await gateway.readMetrics()
      return Number(/^gateway_worker_tasks_completed_total (\d+)$/m.exec(metrics)?.[1])
    }
    const before = await countMade()
    const who = await newExporter(gateway, database())
    expect((await who.file(pathOf(companies[0]!.id))).statusCode).toBe(200)
    expect(await countMade()).toBe(before + 1)
  })
})
