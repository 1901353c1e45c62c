import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MappingFile, proposeMapping } from '@zhushutong/domain/data-import'
import { calculateCheckCharacter } from '@zhushutong/domain/identity'
import { company, type RecordKind, tender } from '@zhushutong/domain/records'
import { NOW, viewerAs } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { formatRows } from '../export/format-rows'
import { recordBatch } from '../records'
import { runBatch } from './run-batch'
import { shapeOfProposal } from './shapes'
import { type Fields, readRows } from './source'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-own-db-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FIRST17 = '91420107MAYT00001'
const CODE = `${FIRST17}${calculateCheckCharacter(FIRST17)}`

const COMPANY = {
  source: 'register',
  columns: { name: '名称', creditCode: '代码' },
  tables: {
    qualifications: {
      each: '资质',
      columns: { name: '名称', grade: '等级', certificateNo: '证书', issuer: '机关' },
    },
  },
} as const satisfies MappingFile

const NOTICE = {
  source: 'notices',
  key: 'id',
  columns: { engineeringName: '标题', projectCode: 'id', publicityTime: '日期', content: '正文' },
  tables: {
    candidates: {
      each: '候选人',
      columns: {
        companyName: '名称',
        companyCode: '代码',
        rank: '{n}',
        price: { from: '报价', parse: 'price' },
      },
    },
    awards: { each: '中标', columns: { companyName: '名称', amount: '金额' } },
  },
} as const satisfies MappingFile

describeOnPostgres('an export of our own', (database) => {
  const importFile = (kind: RecordKind, mapping: MappingFile, file: string, startedAt: number) =>
    runBatch({
      call: { kind, file, dryRun: false },
      shape: shapeOfProposal(mapping, kind),
      database: database(),
      folder,
      startedBy: '测试',
      clock: () => startedAt,
      print: () => {},
    })
  const importRow = async (kind: RecordKind, mapping: MappingFile, row: object) => {
    const file = join(folder, `${kind.kind}.ndjson`)
    writeFileSync(file, JSON.stringify(row))
    await importFile(kind, mapping, file, NOW)
  }
  /** The records of a kind as a list of an SVIP in a file. */
  const exportAll = async (kind: RecordKind, persona: 'svip' | 'non-member') => {
    const asker = { viewer: viewerAs(persona), now: NOW }
    const batch = await recordBatch(database())(kind, { filters: {} }, asker, 10)
    if ('error' in batch) throw new Error(batch.error)
    const origin = 'https://portal.example'
    const options = { format: 'csv', kind: kind.kind, written: 0, withHeader: true, origin } as const
    const file = join(folder, `${kind.kind}-${persona}.csv`)
    writeFileSync(file, formatRows({ ...options, records: [...batch.records] }))
    return file
  }
  const importExport = async (kind: RecordKind, file: string) => {
    const rows: Fields[] = []
    for await (const row of readRows(file)) if ('value' in row) rows.push(row.value)
    const { file: mapping } = proposeMapping(kind, Object.keys(rows[0] ?? {}), rows)
    await importFile(kind, mapping, file, NOW + 60_000)
  }
  const readAll = (kind: RecordKind) =>
    database().sql.raw(`select to_jsonb(r) - 'updated_at' - 'content_hash' as row
      from record_${kind.kind} r where source <> 'demo' order by id`)

  it('DAT-39 leaves records with tables as they were, links included; stars overwrite nothing', async () => {
    await importRow(company, COMPANY, {
      名称: '宜昌市岫砚路桥建设有限公司',
      代码: CODE,
      资质: [
        { 名称: '公路工程施工总承包', 等级: '一级', 证书: 'D142000001', 机关: '某厅' },
        { 名称: '桥梁工程专业承包', 证书: '0012345678901234567' },
      ],
    })
    await importRow(tender, NOTICE, {
      标题: '虚构道路工程',
      id: 'A1',
      日期: '2026-09-01',
      正文: '公告正文',
      候选人: [
        { 名称: '宜昌市岫砚路桥建设有限公司', 代码: CODE, 报价: '200万元' },
        { 名称: '无名公司', 报价: '下浮率5%' },
      ],
      中标: [{ 名称: '宜昌市岫砚路桥建设有限公司', 金额: '199万元' }],
    })
    for (const kind of [company, tender]) {
      const before = await readAll(kind)
      expect(before).toHaveLength(1)
      for (const persona of ['svip', 'non-member'] as const) {
        await importExport(kind, await exportAll(kind, persona))
        expect(await readAll(kind), `${kind.kind} ${persona}`).toEqual(before)
      }
    }
  })
})
