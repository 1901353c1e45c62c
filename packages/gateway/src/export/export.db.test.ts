import { buildExportHeaders, listExportColumns } from '@zhushutong/domain/export'
import { company } from '@zhushutong/domain/records'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { newExporter } from '../../test-support/records/exporter'
import { readXlsx } from '../../test-support/records/read-xlsx'
import { accountFeature } from '../account'
import { comqueryFeature } from '../comquery'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { exportFeature } from './index'

const SIZE = 60

describeOnPostgres('exports', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      comqueryFeature,
      accountFeature,
      purchaseFeature,
      exportFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: String(SIZE) })
  })
  afterAll(() => gateway?.close())

  const exporter = (kind?: Parameters<typeof newExporter>[2]) => newExporter(gateway, database(), kind)

  it('MEM-02 visitors and non-members export nothing; any add-on is enough, owner lookup is not', async () => {
    const visitor = await gateway.call('/jian-butler-project-biz/company/export', {})
    expect(visitor).toMatchObject({ http: 401, statusCode: '00113' })
    for (const kind of [null, 'analysis_vip'] as const) {
      const refused = await (await exporter(kind)).ask('company', { preview: true })
      expect(refused).toMatchObject({ http: 403, statusCode: '00403', data: null })
    }
    for (const kind of ['svip', 'enterprise', 'company_dynamic'] as const) {
      const { data } = await (await exporter(kind)).ask('company', { preview: true })
      expect(data).toMatchObject({ found: SIZE, items: SIZE, fen: 0, left: 20_000, allowance: 20_000 })
    }
  })

  it('MEM-02 a preview uses no quota, invalid input names its field, an empty list is not exported', async () => {
    const who = await exporter()
    expect((await who.ask('company', { preview: true })).data.job).toBeNull()
    expect(await who.used()).toBe(0)
    const wrong = await who.ask('company', { filters: { region: ['nowhere'] } })
    expect(wrong).toMatchObject({ http: 400, data: { fields: [{ field: 'region' }] } })
    expect((await who.ask('company', { format: 'pdf' })).http).toBe(400)
    expect((await who.ask('company', { keyword: '没有这样的企业' })).statusCode).toBe('40004')
    expect((await who.own<{ total: number }>('page')).data.total).toBe(0)
  })

  it('MEM-02 a combined query is exported like any list, named after its conditions', async () => {
    const who = await exporter()
    const conditions = { status: [{ value: 'active' }] }
    const search = { conditions, sort: 'capital', pageSize: 50 }
    const path = '/jian-butler-project-biz/comquery/search'
    const { data: firstPage } = await gateway.call<{
      total: number
      records: Array<{ record: { name: string } }>
    }>(path, search, { token: who.token })
    expect((await who.ask('comquery', { preview: true })).http).toBe(400)
    const asked = { conditions, sort: 'capital', format: 'csv' }
    const { data: preview } = await who.ask('comquery', { ...asked, preview: true })
    expect(preview).toMatchObject({ found: firstPage.total, items: firstPage.total, job: null })
    const job = await who.until((await who.ask('comquery', asked)).data.job!.exportId, 'done')
    expect(job).toMatchObject({ kind: 'company', title: '组合查询 · 经营状态为存续', rows: firstPage.total })
    const [head, ...rows] = parse((await who.file(job.file!)).rawPayload, { bom: true }) as string[][]
    const names = rows.map((row) => row[head!.indexOf('企业名称')])
    expect(names.slice(0, 50)).toEqual(firstPage.records.map(({ record }) => record.name))
    const visitor = await gateway.call('/jian-butler-project-biz/comquery/export', { conditions })
    expect(visitor).toMatchObject({ http: 401, statusCode: '00113' })
  })

  it('MEM-02 a list as CSV: BOM, Chinese headers, amounts in yuan, dates, sources', async () => {
    const who = await exporter()
    const { data } = await who.ask('company', { format: 'csv' })
    const job = await who.until(data.job!.exportId, 'done')
    expect(job).toMatchObject({ items: SIZE, rows: SIZE, title: '企业', fileName: '企业 20261120.csv' })
    const answer = await who.file(job.file!)
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(job.fileName)}`,
    )
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [head, ...rows] = parse(answer.rawPayload, { bom: true }) as string[][]
    expect(head).toEqual(buildExportHeaders(listExportColumns(company)))
    expect(head?.slice(-3)).toEqual(['数据日期', '记录网址', '待核实'])
    expect(rows).toHaveLength(SIZE)
    const at = (label: string) => rows.map((row) => row[head!.indexOf(label)] as string)
    for (const amount of at('注册资本（元）')) expect(amount).toMatch(/^(\d+\.\d{2})?$/)
    for (const day of at('成立日期')) expect(day).toMatch(/^(\d{4}-\d{2}-\d{2})?$/)
    for (const address of at('记录网址')) expect(address).toMatch(/^http.*\/qiye\/[^/]+\/$/)
    expect(at('经营范围').filter((text) => text !== '').length).toBeGreaterThan(SIZE / 2)
    for (const time of at('采集时间')) expect(time).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
    for (const time of at('核验时间')) expect(time).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$|^未核验$/)
    expect(await who.used()).toBe(SIZE)
  })

  it('MEM-02 a filtered list as a workbook: numbers are numbers, dates are dates, nothing is a formula', async () => {
    const who = await exporter()
    const { data } = await who.ask('company', { filters: { region: ['500000'] }, format: 'xlsx' })
    const job = await who.until(data.job!.exportId, 'done')
    expect(data.found).toBeLessThan(SIZE)
    const [head, ...rows] = readXlsx((await who.file(job.file!)).rawPayload)
    const columns = listExportColumns(company)
    expect([...head!.values()].map((c) => c.text)).toEqual(buildExportHeaders(columns))
    expect(rows).toHaveLength(data.items)
    const letter = (key: string) => String.fromCharCode(65 + columns.findIndex((c) => c.key === key))
    for (const row of rows) {
      expect(row.get(letter('region'))?.text).toContain('重庆')
      expect(row.get(letter('capital'))?.number ?? 1).toBeGreaterThan(0)
      expect([undefined, 4]).toContain(row.get(letter('establishedOn'))?.style)
      for (const cell of row.values()) expect(cell.isFormula).toBe(false)
    }
  })

  it("MEM-02 another user's export and file are treated as missing", async () => {
    const [owner, other] = [await exporter(), await exporter()]
    const { exportId } = (await owner.ask('company', {})).data.job!
    const { file } = await owner.until(exportId, 'done')
    for (const name of ['one', 'retry', 'remove']) {
      expect(await other.own(name, { exportId })).toMatchObject({ http: 404, statusCode: '30003' })
      expect((await other.own(name, { exportId: 'nonsense' })).http).toBe(404)
      expect(
        (await gateway.call(`/jian-butler-portal-biz/personalCenter/export/${name}`, { exportId })).http,
      ).toBe(401)
    }
    expect((await other.file(file!)).statusCode).toBe(404)
    expect((await gateway.app.server.inject({ url: file! })).statusCode).toBe(401)
    expect((await owner.file(file!)).statusCode).toBe(200)
    expect((await other.own<{ total: number }>('page')).data.total).toBe(0)
  })

  it('MEM-02 a file can be read in ranges, and is gone once removed or expired', async () => {
    const who = await exporter()
    const { exportId } = (await who.ask('company', { format: 'csv' })).data.job!
    const { file, size } = await who.until(exportId, 'done')
    const whole = (await who.file(file!)).rawPayload
    const first = await who.file(file!, { range: 'bytes=0-99' })
    const rest = await who.file(file!, { range: 'bytes=100-', 'if-range': String(first.headers.etag) })
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206])
    expect(rest.headers['content-range']).toBe(`bytes 100-${size! - 1}/${size}`)
    expect(Buffer.concat([first.rawPayload, rest.rawPayload])).toEqual(whole)
    expect((await who.file(file!, { range: `bytes=${size}-` })).statusCode).toBe(416)
    expect((await who.file(file!, { range: 'bytes=0-9', 'if-range': '"old"' })).statusCode).toBe(200)
    expect((await who.own('remove', { exportId })).data).toBe(true)
    expect((await who.file(file!)).statusCode).toBe(404)
    expect(await who.used()).toBe(SIZE)
  })
})
