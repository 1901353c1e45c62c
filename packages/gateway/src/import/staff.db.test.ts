import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assignField, type MappingFile } from '@zhushutong/domain/data-import'
import { company } from '@zhushutong/domain/records'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOn } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { consoleFeature } from '../app/staff-resources'
import { demoStaffFeature } from '../demo-data'
import { filesFeature } from '../files'
import { sandboxFeature } from '../sandbox'
import { importFeature } from './index'
import { runBatch } from './run-batch'
import { shapeOfMapping } from './shapes'

interface Batch {
  readonly id: string
  readonly state: string
}

/** Slower than the limit on calls of the staff. */
const WAIT = { timeout: 60_000, interval: 400 }

type Upload = ResultOf<StaffContract['importBatch']['getUpload']>
type Preview = Omit<ResultOf<StaffContract['importBatch']['preview']>, 'mapping'> & { mapping: MappingFile }

// A thread opens the database by its address, which a PGlite in memory has not.
describeOn(['PostgreSQL'], 'imports in the back office', (database) => {
  let gateway: TestGateway
  let editor: string
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-staff-import-'))
  beforeAll(async () => {
    const features = [filesFeature, demoStaffFeature, importFeature, consoleFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { DATABASE_URL: database().url ?? '' })
    editor = await loginStaff(gateway, 'editor')
  })
  afterAll(async () => {
    await gateway?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const call = <T>(name: string, body: object, token = editor) =>
    gateway.call<T>(`/console/importBatch/${name}`, body, { token })
  const importRow = async (row: object) => {
    const file = join(folder, '企业.ndjson')
    writeFileSync(file, JSON.stringify(row))
    const columns = { name: '名称', legalPerson: '法人', region: { from: '省', parse: 'region' } }
    const { batch } = await runBatch({
      call: { kind: company, file, dryRun: false },
      shape: shapeOfMapping(JSON.stringify({ source: 'vendor', columns }), company),
      database: database(),
      folder,
      startedBy: '命令行',
      clock: () => NOW,
      print: () => {},
    })
    return batch
  }
  const names = () => database().sql`select name, legal_person as person from record_company`

  it('DAT-55 a batch is listed, its undo previewed, done once and recorded', async () => {
    await importRow({ 名称: '宜昌岫砚路桥公司', 法人: '冯某', 省: '湖北省' })
    const id = await importRow({ 名称: '宜昌岫砚路桥公司', 法人: '李某', 省: '湖北省' })
    const page = await call<{ records: Batch[]; total: number }>('list', { words: '企业' })
    expect(page.data).toMatchObject({ total: 2 })
    expect(page.data.records).toContainEqual(
      expect.objectContaining({ id, kindName: '企业', source: 'vendor', startedBy: '命令行', state: 'done' }),
    )
    expect((await call('previewUndo', { id })).data).toEqual({ created: 0, restored: 1, kept: 0 })
    const service = await loginStaff(gateway, 'service')
    expect((await call('undo', { id }, service)).http).toBe(403)
    expect((await call<Batch>('undo', { id })).data.state).toBe('undoing')
    expect((await call('undo', { id })).http).toBe(400)
    await vi.waitUntil(async () => (await call<Batch>('get', { id })).data.state === 'undone', WAIT)
    expect(await names()).toEqual([{ name: '宜昌岫砚路桥公司', person: '冯某' }])
    const admin = await loginStaff(gateway, 'admin')
    const log = await gateway.call('/console/audit/list', { subject: id }, { token: admin })
    expect(log.data).toMatchObject({
      records: [{ action: 'undo', before: { state: 'done' }, after: { state: 'undoing', restored: 1 } }],
    })
  })

  const upload = async (name: string, text: string) => {
    const bytes = Buffer.from(text)
    const { data } = await call<Upload>('startUpload', { name, size: bytes.length })
    const form = new FormData()
    form.append('id', data.id)
    form.append('at', '0')
    form.append('file', new Blob([bytes]), name)
    const answer = await fetch(`${gateway.url}/console/importBatch/addPiece`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor}` },
      body: form,
    })
    expect(await answer.json()).toMatchObject({ data: { received: bytes.length } })
    return call<Upload>('finishUpload', { id: data.id })
  }
  const finished = async (id: string) => {
    const isEnded = async () =>
      !['waiting', 'running'].includes((await call<Upload>('getUpload', { id })).data.state)
    await vi.waitUntil(isEnded, WAIT)
    return (await call<Upload>('getUpload', { id })).data
  }
  const TABLE = [
    '公司名称,所属省份,法定代表人,注册资本,备注',
    '宜昌岫砚路桥公司,湖北省,王某,100万元,',
    '虚构甲建设公司,湖北省,赵某,200,',
    '虚构乙建设公司,湖北省,钱某',
  ].join('\n')

  it('DAT-57 a file is uploaded, mapped, checked without writing, imported as checked, and its refused rows mended', async () => {
    const { data: uploaded } = await upload('名单.csv', TABLE)
    expect(uploaded).toMatchObject({ state: 'ready', guessedKind: 'company', sheets: [] })
    const { id } = uploaded
    const { data: proposed } = await call<Preview>('preview', { id, kind: 'company' })
    expect(proposed).toMatchObject({
      recognised: null,
      problem: null,
      mapping: { columns: { name: '公司名称' } },
    })
    expect(proposed.rows.map(({ refused }) => refused)).toEqual([null, null, '有 3 列，表头有 5 列'])
    const mapping = assignField(company, proposed.mapping, '注册资本', 'capital', 'wan')
    const { data: read } = await call<Preview>('preview', { id, kind: 'company', mapping })
    const at = read.columns.findIndex(({ key }) => key === 'capital')
    expect(read.rows[1]?.cells[at]).toBe('200.00 万元')
    const settings = {
      kind: 'company',
      mapping: { ...mapping, source: 'vendor' },
      mode: 'delta',
      shrinks: false,
    }
    expect((await call('start', { id })).http).toBe(400)
    expect((await call('check', { id, ...settings, mapping: { source: 'X' } })).http).toBe(400)
    await call('check', { id, ...settings })
    expect(await finished(id)).toMatchObject({
      state: 'checked',
      counts: { read: 3, created: 1, updated: 1, rejected: 1 },
      reasons: [{ level: 'rejected', count: 1, line: 4 }],
      stop: null,
      batch: null,
    })
    expect(await names()).toHaveLength(1)
    await call('start', { id })
    const { batch, ...imported } = await finished(id)
    expect(imported).toMatchObject({
      state: 'imported',
      counts: { created: 1, updated: 1 },
      hasRefused: true,
    })
    expect((await call('get', { id: batch })).data).toMatchObject({
      file: '名单.csv',
      startedBy: '演示编辑',
      hasRefused: true,
    })
    expect(await names()).toHaveLength(2)
    const { data: refused } = await call<{ name: string; content: string }>('readFile', {
      id: batch,
      file: 'refused',
    })
    expect(refused.name).toBe('名单-未收录.csv')
    const mended = Buffer.from(refused.content, 'base64').toString().replace('钱某,,,', '钱某,300,,')
    const again = await upload('名单-改.csv', mended)
    await call('check', { id: again.data.id, ...settings })
    expect(await finished(again.data.id)).toMatchObject({ counts: { read: 1, created: 1, rejected: 0 } })
  })

  it('DAT-57 a dry run names the guard that would stop the import, which then does not start', async () => {
    const { data } = await upload(
      '坏.csv',
      '公司名称,所属省份\n甲公司,湖北省,多\n乙公司,湖北省,多\n丙公司,湖北省',
    )
    const { mapping } = (await call<Preview>('preview', { id: data.id, kind: 'company' })).data
    await call('check', { id: data.id, kind: 'company', mapping, mode: 'delta', shrinks: false })
    const checked = await finished(data.id)
    expect(checked).toMatchObject({ state: 'checked', counts: { rejected: 2 }, hasRefused: true })
    expect(checked.stop).toContain('3 行里有 2 行不能收录')
    expect((await call('start', { id: data.id })).http).toBe(400)
    expect((await call('removeUpload', { id: data.id })).http).toBe(200)
    expect((await call('getUpload', { id: data.id })).http).toBe(404)
  })
})
