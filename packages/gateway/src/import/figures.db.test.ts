import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company, FIGURE_KINDS, person, type RecordKind, tender, winning } from '@zhushutong/domain/records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { refreshFigures } from '../records'
import type { ImportCall } from './arguments'
import { undoBatch } from './batches/undo-batch'
import { runBatch } from './run-batch'
import { shapeOfMapping } from './shapes'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-figures-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOTICE = {
  ownerUnitName: '业主',
  agencyName: '代理',
  agencyPhone: '代理电话',
  ownerUnitPhone: '业主电话',
}
const MAPPINGS = new Map<RecordKind, object>([
  [
    company,
    {
      source: 'register',
      columns: {
        name: '名称',
        region: { from: ['省'], parse: 'region' },
        safetyPermitNo: '许可证',
        safetyPermitUntil: { from: '到期', parse: 'date' },
      },
      key: ['编号'],
    },
  ],
  [person, { source: 'people', key: ['编号'], columns: { name: '姓名', companyName: '单位' } }],
  [
    tender,
    {
      source: 'notices',
      key: ['编号'],
      columns: { ...NOTICE, engineeringName: '项目', publicityTime: { from: '日期', parse: 'date' } },
    },
  ],
  [
    winning,
    {
      source: 'awards',
      key: ['编号'],
      columns: {
        projectName: '项目',
        projectCode: '编号',
        companyName: '中标',
        partnerNames: '联合体',
        ownerUnitName: '业主',
        agencyName: '代理',
        winningAmount: { from: '金额', parse: 'yuan' },
        awardedOn: { from: '日期', parse: 'date' },
      },
    },
  ],
])

type Fields = Readonly<Record<string, string>>

const [FIRST, SECOND] = ['虚构甲建设有限公司', '虚构乙建设有限公司']
const COMPANIES: readonly Fields[] = [
  { 编号: '1', 名称: FIRST, 省: '重庆', 许可证: 'A1', 到期: '2026-12-20' },
  { 编号: '2', 名称: SECOND, 省: '重庆' },
  { 编号: '3', 名称: '虚构丙建设有限公司', 省: '重庆' },
]
const sides = { 业主: '虚构区住房建设中心', 代理: '虚构招标代理有限公司' }
const resultOf = (code: string, more: Fields = {}): Fields => ({
  编号: code,
  项目: `虚构道路工程${code}`,
  中标: FIRST,
  金额: '1000000',
  日期: '2026-09-01',
  ...sides,
  ...more,
})
const noticeOf = (code: string, more: Fields = {}): Fields => ({
  编号: code,
  项目: `虚构桥梁工程${code}`,
  日期: '2026-08-01',
  业主电话: '12300000001',
  代理电话: '12300000002',
  ...sides,
  ...more,
})

const NOW = Date.UTC(2026, 10, 20)
const LISTED = [...FIGURE_KINDS.map(({ kind }) => kind.kind), 'qualification_expiry', 'permit_expiry']

describeOnPostgres('figures after an import', (database) => {
  let files = 0
  const importRows = async (kind: RecordKind, rows: readonly Fields[], options: Partial<ImportCall> = {}) => {
    const file = join(folder, `rows-${files++}.ndjson`)
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    return runBatch({
      call: { kind, file, dryRun: false, ...options },
      shape: shapeOfMapping(JSON.stringify(MAPPINGS.get(kind)), kind),
      database: database(),
      folder,
      startedBy: '测试',
      clock: () => NOW,
      print: () => {},
    })
  }
  const readFigures = async () => {
    const lists = LISTED.map((name) =>
      database().sql.raw(`select to_jsonb(r) - 'updated_at' - 'id' - 'source_key' as row from record_${name} r
          order by 1`),
    )
    return JSON.stringify(await Promise.all(lists))
  }
  const computeAll = () => database().orm.transaction((tx) => refreshFigures(tx, NOW))

  it('DAT-70 each change of records leaves them as a full computation would', async () => {
    const undo = (batch: string) => undoBatch(database(), batch, NOW)
    const steps: Array<readonly [string, () => Promise<unknown>]> = [
      ['companies', () => importRows(company, COMPANIES)],
      ['people', () => importRows(person, [{ 编号: 'P1', 姓名: '冯某', 单位: FIRST }], { covers: [''] })],
      [
        'results',
        () =>
          importRows(
            winning,
            ['A1', 'A2', 'A3'].map((code) => resultOf(code)),
          ),
      ],
      [
        'notices',
        () =>
          importRows(
            tender,
            ['T1', 'T2'].map((code) => noticeOf(code)),
          ),
      ],
      ['a new result', () => importRows(winning, [resultOf('A4', { 联合体: SECOND })])],
      ['another winner', () => importRows(winning, [resultOf('A1', { 中标: SECOND })])],
      ['another owner', () => importRows(tender, [noticeOf('T1', { 业主: '虚构县水务局' })])],
      ['a deleted result', () => importRows(winning, [resultOf('A2')], { mode: 'delete' })],
      ['a person who moved', () => importRows(person, [{ 编号: 'P1', 姓名: '冯某', 单位: SECOND }])],
      ['another day of a permit', () => importRows(company, [{ ...COMPANIES[0], 到期: '2027-01-20' }])],
      ['a renamed company', () => importRows(company, [{ ...COMPANIES[1], 名称: '虚构丁集团有限公司' }])],
      [
        'a company that results waited for',
        async () => {
          await importRows(winning, [resultOf('A5', { 中标: '虚构戊建设有限公司' })])
          await importRows(company, [{ 编号: '5', 名称: '虚构戊建设有限公司', 省: '重庆' }])
        },
      ],
    ]
    let before = await readFigures()
    for (const [title, change] of steps) {
      await change()
      const after = await readFigures()
      expect(after, title).not.toBe(before)
      await computeAll()
      expect(await readFigures(), title).toBe(after)
      before = after
    }
    const { batch } = await importRows(winning, [resultOf('A3', { 中标: SECOND, 金额: '9000000' })])
    expect(await readFigures()).not.toBe(before)
    await undo(batch)
    expect(await readFigures()).toBe(before)
    await computeAll()
    expect(await readFigures()).toBe(before)
  })

  it('DAT-70 changes of an interrupted import are computed by the next one', async () => {
    const { sql } = database()
    const [row] = await sql`select id, all_winning_count as wins from record_company where name = ${FIRST}`
    await sql`update record_company set all_winning_count = 77 where id = ${row?.id}`
    await sql`insert into stale_figures (kind, record_id) values ('company', ${row?.id})`
    await importRows(company, COMPANIES.slice(0, 1), { rereads: true })
    expect(await sql`select all_winning_count as wins from record_company where id = ${row?.id}`).toEqual([
      { wins: row?.wins },
    ])
  })
})
