import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_SOURCE_FORM } from '@zhushutong/domain/data-sources'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { ResultOf } from '@zhushutong/sdk/contract'
import { type StaffContract, staffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { openS3, type TestS3 } from '../../test-support/providers/s3'
import { openStandIn, type ReceivedRequest } from '../../test-support/providers/stand-in'
import { loginStaff } from '../../test-support/staff'
import { consoleFeature } from '../app/staff-resources'
import { demoStaffFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { sourcesFeature } from './index'

const HEADER = '企业名称,统一社会信用代码,注册日期,法人代表,注册资金,所在省份,地区'
const table = (...names: string[]) =>
  `${HEADER}\n${names.map((name) => `${name},,2001-01-01,张三,100万元,重庆,渝北`).join('\n')}\n`
const COMPANIES = [
  '虚构甲建筑有限公司',
  '虚构乙建筑有限公司',
  '虚构丙建筑有限公司',
  '虚构丁建筑有限公司',
] as const

type Calls = StaffContract['source']
type Row = ResultOf<Calls['get']>

describeOnPostgres('sources on a schedule', (database) => {
  let gateway: TestGateway
  let editor: string
  let s3: TestS3
  let server: Awaited<ReturnType<typeof openStandIn>>
  let answer: { readonly body: string; readonly etag: string } = { body: '', etag: '' }
  const requests: ReceivedRequest[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-sources-'))
  const incoming = join(dataDir, 'incoming', 'daily')

  const call = async <T = Row>(name: keyof Calls, body: object) =>
    gateway.call<T>(staffContract.source[name].path, body, { token: editor })
  const get = async (id: string) => (await call('get', { id })).data
  const form = (over: object) => ({ ...EMPTY_SOURCE_FORM, platform: '', rank: 50, rhythm: 'daily', ...over })
  const drop = (name: string, text: string) => {
    const path = join(incoming, name)
    writeFileSync(path, text)
    // A new file is not read until it has settled.
    utimesSync(path, new Date(Date.now() - HOUR_MS), new Date(Date.now() - HOUR_MS))
  }
  /** The source once it fulfils the condition. The clock goes on, as the staff's calls are limited. */
  const settled = (id: string, isWanted: (row: Row) => boolean) =>
    vi.waitFor(
      async () => {
        gateway.clock.advance(1000)
        const row = await get(id)
        expect(isWanted(row)).toBe(true)
        return row
      },
      { timeout: 60_000, interval: 200 },
    )
  /** Runs a source now and returns it after the run. */
  const run = async (id: string) => {
    await call('run', { id })
    return settled(id, ({ isRunning }) => !isRunning)
  }
  const batches = (source: string) =>
    database().sql<{ file: string; state: string; startedBy: string }[]>`
      select file, state, started_by as "startedBy" from import_batches where source = ${source} order by started_at`

  beforeAll(async () => {
    mkdirSync(incoming, { recursive: true })
    s3 = await openS3()
    server = await openStandIn((request, response) => {
      requests.push(request)
      if (request.headers['if-none-match'] === answer.etag) return void response.writeHead(304).end()
      response.writeHead(200, { etag: answer.etag }).end(answer.body)
    })
    const { FILES_PROVIDER: _, ...bucket } = s3.settings
    gateway = await startGateway(
      database(),
      [demoStaffFeature, consoleFeature, sandboxFeature, sourcesFeature],
      // With its address imports run in worker threads.
      { ...bucket, PORTAL_DATA_DIR: dataDir, DATABASE_URL: database().url ?? '' },
    )
    editor = await loginStaff(gateway, 'editor')
  })
  afterAll(async () => {
    await gateway?.close()
    await s3?.close()
    await server?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('DAT-60 imports what is new in a folder by the clock, and skips what is known', async () => {
    const id = 'company:company-register'
    const made = await call('create', {
      kind: 'company',
      source: 'company-register',
      ...form({ place: 'folder:daily', mode: 'full', at: '02:30', platform: '工商公示' }),
    })
    expect(made.data).toMatchObject({ id, isOn: true, rows: 0, deliveryTime: null })
    drop('a.csv', table(...COMPANIES))
    gateway.clock.advance(24 * HOUR_MS)
    editor = await loginStaff(gateway, 'editor')
    const row = await settled(id, ({ rows, isRunning }) => rows === 4 && !isRunning)
    expect(row.nextTime).toBeGreaterThan(gateway.clock.now())
    expect(row).toMatchObject({ platform: '工商公示', lastRun: { file: 'a.csv', state: 'done' } })
    await run(id)
    expect(await batches('company-register')).toEqual([
      { file: 'a.csv', state: 'done', startedBy: '定时更新' },
    ])
  })

  it('DAT-61 stops a file that lost too much, DAT-62 raises an alarm until the next delivery', async () => {
    const id = 'company:company-register'
    drop('b.csv', table(COMPANIES[0]))
    const stopped = await run(id)
    expect(stopped).toMatchObject({ rows: 4, alarm: 'lost', lastRun: { file: 'b.csv', state: 'stopped' } })
    expect(stopped.alarmText).toContain('少了 75%')
    expect(gateway.log.some((line) => line.includes('"level":50') && line.includes(id))).toBe(true)
    expect((await call<{ total: number }>('list', { state: 'alarm' })).data.total).toBe(1)
    await call('update', { id, ...form({ place: 'folder:daily', mode: 'full', maxLost: null }) })
    expect(await run(id)).toMatchObject({ rows: 1, alarm: null })
  })

  it('DAT-62 a source without a delivery is late; a paused one is not', async () => {
    const id = 'company:company-register'
    gateway.clock.advance(48 * HOUR_MS)
    editor = await loginStaff(gateway, 'editor')
    await settled(id, ({ alarm, isRunning }) => alarm === 'late' && !isRunning)
    expect((await call('pause', { id })).data).toMatchObject({ isOn: false, nextTime: null })
    expect(await run(id)).toMatchObject({ alarm: null, isOn: false })
    expect((await call('pause', { id })).data.isOn).toBe(false)
    const audit = await database().sql`
      select action from audit_log where subject = ${id} order by id`
    expect(audit.map(({ action }) => action)).toEqual([
      ...['create', 'run', 'run', 'update', 'run', 'pause', 'run'],
    ])
  })

  it('DAT-60 asks an https address whether it changed, with its credential; DAT-63 refuses an inner one', async () => {
    const source = { kind: 'company', source: 'web-list' }
    const refused = await call('create', { ...source, ...form({ place: 'https://10.0.0.1/a.csv' }) })
    expect(refused.statusCode).toBe('00400')
    answer = { body: table(COMPANIES[0], COMPANIES[1]).replaceAll('法人代表', '法定代表人'), etag: '"1"' }
    const mapping = JSON.stringify({
      source: 'web-list',
      key: '企业名称',
      columns: { name: '企业名称' },
    })
    const created = await call('create', {
      ...source,
      ...form({ place: `${server.url}/名单.csv`.replace('名单', 'list'), mapping, credential: 'Bearer abc' }),
    })
    expect(created.data).toMatchObject({ hasCredential: true, mapping })
    expect(JSON.stringify(created.data)).not.toContain('Bearer')
    expect(await run('company:web-list')).toMatchObject({ rows: 2, alarm: null })
    await run('company:web-list')
    expect(requests.map(({ headers }) => [headers.authorization, headers['if-none-match']])).toEqual([
      ['Bearer abc', undefined],
      ['Bearer abc', '"1"'],
    ])
    expect(await batches('web-list')).toHaveLength(1)
    await server.close()
    expect(await run('company:web-list')).toMatchObject({ alarm: 'unreadable', rows: 2 })
  })

  it('DAT-60 reads a prefix of the bucket; a half imported file is imported again, once', async () => {
    const mapping = JSON.stringify({ source: 'bucket', key: '企业名称', columns: { name: '企业名称' } })
    const id = 'company:bucket'
    await call('create', {
      ...{ kind: 'company', source: 'bucket' },
      ...form({ place: 's3:in/', mapping }),
    })
    s3.objects.set('in/a.csv', { bytes: Buffer.from(table(...COMPANIES)), type: 'text/csv' })
    s3.objects.set('in/deep/b.csv', { bytes: Buffer.from('x'), type: 'text/csv' })
    expect(await run(id)).toMatchObject({ rows: 4, lastRun: { file: 'a.csv' } })
    // A gateway that died in the middle: no file is known, and its batch is still running.
    await database().sql`delete from source_files where settings_id = ${id}`
    await database().sql`update import_batches set state = 'running' where source = 'bucket'`
    expect(await run(id)).toMatchObject({ rows: 4 })
    expect((await batches('bucket')).map(({ state }) => state)).toEqual(['failed', 'done'])
  })
})
