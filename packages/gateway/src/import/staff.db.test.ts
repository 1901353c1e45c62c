import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '@zhushutong/domain/records'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
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

describeOnPostgres('imports in the back office', (database) => {
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
    await vi.waitUntil(async () => (await call<Batch>('get', { id })).data.state === 'undone', 30_000)
    expect(await names()).toEqual([{ name: '宜昌岫砚路桥公司', person: '冯某' }])
    const admin = await loginStaff(gateway, 'admin')
    const log = await gateway.call('/console/audit/list', { subject: id }, { token: admin })
    expect(log.data).toMatchObject({
      records: [{ action: 'undo', before: { state: 'done' }, after: { state: 'undoing', restored: 1 } }],
    })
  })
})
