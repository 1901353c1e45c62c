import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculateCheckCharacter } from '@zhushutong/domain/identity'
import { company, findKind } from '@zhushutong/domain/records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import type { Database } from '../platform/db'
import { DEMO_SOURCE, recordSearch, rowOf } from '../records'
import { importFile } from './import-file'
import { findShape, type Remark, shapeOfMapping } from './shapes'
import { readRows } from './source'
import { surveyFile } from './survey/survey-file'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-import-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const codeOf = (n: number) => {
  const first17 = `91211403MAYT${String(n).padStart(5, '0')}`
  return `${first17}${calculateCheckCharacter(first17)}`
}

const HEAD = '企业名称,统一社会信用代码,注册日期,法人代表,注册资金,所在省份,地区,注册地址'
type Company = readonly [name: string, code: string, day: string, person: string, capital: string]

let files = 0
const companiesFile = (rows: readonly Company[]): string => {
  const path = join(folder, `companies-${files++}.csv`)
  const lines = rows.map((row) =>
    [...row.map((cell) => `"${cell}"`), '辽宁', '葫芦岛', '龙港区某路1号'].join(','),
  )
  writeFileSync(path, `${[HEAD, ...lines].join('\n')}\n`)
  return path
}
const linesFile = (rows: readonly unknown[]): string => {
  const path = join(folder, `rows-${files++}.ndjson`)
  writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'))
  return path
}

const importInto = async (
  database: Database,
  kindName: string,
  path: string,
  dryRun = false,
  mapping?: object,
) => {
  const kind = findKind(kindName)
  const first = (await readRows(path).next()).value
  if (!kind || !first || !('value' in first)) throw new Error('no rows')
  const shape = mapping ? shapeOfMapping(JSON.stringify(mapping), kind) : findShape(first.value, kind)
  const remarks: Remark[] = []
  const counts = await importFile({
    path,
    shape,
    survey: await surveyFile(path, shape, database),
    origin: { id: 'b', dataOn: '2026-11-20', rank: 50 },
    database,
    dryRun,
    clock: Date.now,
    remark: (batch) => remarks.push(...batch),
    refuse: () => {},
    progress: () => {},
  })
  return { counts, remarks }
}

const ROWS: readonly Company[] = [
  ['虚构甲建筑工程有限公司', codeOf(1), '2003-08-04', '冯*', '30(万元人民币)'],
  ['虚构乙市政工程有限公司', codeOf(2), '2010-02-30', 'N/A', '560'],
  ['虚构丙机电（集团）有限公司', 'N/A', '2005-12-15', '白*', '0(万元)'],
  ['N/A', '123', '2005-12-15', '白*', '10(万元)'],
]

describeOnPostgres('an import of companies', (database) => {
  const named = async (name: string) => {
    const { sql } = database()
    const rows = await sql`select * from record_company where name = ${name}`
    return rows
  }

  it('a dry run reports what it would do and writes nothing', async () => {
    const { counts, remarks } = await importInto(database(), 'company', companiesFile(ROWS), true)
    expect(counts).toMatchObject({ read: 4, created: 3, rejected: 1 })
    expect(remarks.filter((r) => r.level === 'rejected')).toHaveLength(1)
    const [row] = await database().sql`select count(*)::int as n from record_company`
    expect(row?.n).toBe(0)
  })

  it('writes valid rows, reports invalid ones line by line, and loses no row', async () => {
    const { counts, remarks } = await importInto(database(), 'company', companiesFile(ROWS))
    expect(counts).toEqual({
      read: 4,
      created: 3,
      updated: 0,
      unchanged: 0,
      merged: 0,
      rejected: 1,
      warnings: 3,
      closed: 0,
    })
    expect(remarks.map(({ line, level, field }) => [line, level, field])).toEqual([
      [3, 'warning', '注册日期'],
      [3, 'warning', '注册资金'],
      [4, 'warning', '注册资本'],
      [5, 'rejected', '企业名称'],
    ])
    expect(await named('虚构甲建筑工程有限公司')).toMatchObject([
      {
        credit_code: codeOf(1),
        capital: 30_000_000,
        region: '211403',
        legal_person: '冯*',
        established_on: '2003-08-04',
      },
    ])
  })

  it('changes nothing the second time', async () => {
    const before = await database().sql`select id, updated_at from record_company order by id`
    const { counts } = await importInto(database(), 'company', companiesFile(ROWS))
    expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, rejected: 1 })
    expect(await database().sql`select id, updated_at from record_company order by id`).toEqual(before)
  })

  it('imported records are found by search at once, by name and by credit code', async () => {
    const asker = {
      viewer: { loggedIn: true, svip: false, addOns: [], ownerLookup: false, enterprise: false },
      now: Date.now(),
    }
    const search = recordSearch(database())
    for (const keyword of ['丙机电(集团)', codeOf(1)]) {
      const page = await search(company, { keyword, filters: {}, pageNum: 1, pageSize: 10 }, asker)
      expect('records' in page && page.records).toHaveLength(1)
    }
  })

  it('updates changed fields under the same id', async () => {
    const [before] = await named('虚构甲建筑工程有限公司')
    const changed: Company = ['虚构甲建筑工程有限公司', codeOf(1), '2003-08-05', '陈*', '50(万元)']
    const { counts } = await importInto(database(), 'company', companiesFile([changed, ...ROWS.slice(1)]))
    expect(counts).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
    expect(await named('虚构甲建筑工程有限公司')).toMatchObject([
      { id: before?.id, legal_person: '陈*', capital: 50_000_000, established_on: '2003-08-05' },
    ])
  })

  it('merges rows of one company, wherever they are in the file, and gives the same result when repeated', async () => {
    const others = Array.from(
      { length: 1100 },
      (_, i): Company => [`虚构第${i}工程公司`, codeOf(100 + i), '2001-01-01', '', ''],
    )
    const twice: readonly Company[] = [
      ['虚构丁路桥有限公司', codeOf(4), '2001-01-01', 'N/A', '10(万元)'],
      ...others,
      ['虚构丁路桥有限公司', 'N/A', 'N/A', '李*', '20(万元)'],
    ]
    const path = companiesFile(twice)
    const first = await importInto(database(), 'company', path)
    expect(first.counts).toMatchObject({ read: 1102, created: 1101, merged: 1 })
    expect(first.remarks).toMatchObject([
      { line: 1103, level: 'merged', reason: '与第 2 行是同一条，已合并' },
    ])
    expect(await named('虚构丁路桥有限公司')).toMatchObject([
      { credit_code: codeOf(4), legal_person: '李*', capital: 20_000_000, established_on: '2001-01-01' },
    ])
    const second = await importInto(database(), 'company', path)
    expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1101, merged: 1 })
  })

  it('merges a changed row with an unchanged one of the same company, the same way each time', async () => {
    const rowOfCapital = (capital: string): Company => [
      '虚构辛路桥有限公司',
      codeOf(7),
      '2001-01-01',
      '',
      capital,
    ]
    await importInto(database(), 'company', companiesFile([rowOfCapital('10(万元)')]))
    const both = companiesFile([rowOfCapital('10(万元)'), rowOfCapital('20(万元)')])
    for (const updated of [1, 0, 0]) {
      const { counts } = await importInto(database(), 'company', both)
      expect(counts).toMatchObject({ read: 2, created: 0, updated, merged: 1 })
      expect(await named('虚构辛路桥有限公司')).toMatchObject([{ capital: 20_000_000 }])
    }
  })

  it('leaves demo companies alone unless the credit code is the same, and then reuses only their id', async () => {
    const { sql } = database()
    const demo = (id: string, name: string, code: string) => {
      const record = { id, name, creditCode: code, region: '211403', contactPhone: '10000000000' }
      return rowOf(company, record, { source: DEMO_SOURCE, sourceKey: id }, 0)
    }
    const rows = [
      demo('demo1', '虚构戊建设有限公司', codeOf(5)),
      demo('demo2', '虚构己建设有限公司', codeOf(6)),
    ]
    await sql`insert into record_company
      select * from json_populate_recordset(null::record_company, ${JSON.stringify(rows)}::text::json)`
    const path = companiesFile([
      ['虚构戊建设有限公司', 'N/A', '2001-01-01', '王*', ''],
      ['虚构庚建设有限公司', codeOf(6), '2001-01-01', '赵*', ''],
    ])
    expect((await importInto(database(), 'company', path)).counts).toMatchObject({ created: 1, updated: 1 })
    expect(await named('虚构戊建设有限公司')).toHaveLength(2)
    expect(await sql`select * from record_company where id = 'demo1'`).toMatchObject([
      { contact_phone: '10000000000' },
    ])
    expect(await sql`select * from record_company where id = 'demo2'`).toMatchObject([
      { name: '虚构庚建设有限公司', contact_phone: null, source: 'company-register' },
    ])
    expect((await importInto(database(), 'company', path)).counts).toMatchObject({ unchanged: 2 })
  })
})

describeOnPostgres('an import of tenders', (database) => {
  const notice = (id: string, bidder: string) => ({
    infoid: id,
    parsed_data: {
      project_name: `虚构河整治工程${id}`,
      bidders_and_prices: [{ bidder, price: '200000.00' }],
    },
    raw_data: { infodate: '2025-11-27' },
  })

  it('finds the records of an export of the portal by their addresses', async () => {
    await importInto(database(), 'tender', linesFile([notice('n9', '虚构壬建筑工程有限公司')]))
    const { sql } = database()
    const [{ id } = { id: '' }] = await sql`select id from record_tender where source_key = 'n9'`
    const row = { 网址: `https://portal.example/zhaobiao/${id}.html`, 名称: '虚构河整治工程n9', 编号: 'P-9' }
    const { counts } = await importInto(database(), 'tender', linesFile([row]), false, {
      source: 'own-export',
      key: '网址',
      record: '网址',
      columns: { engineeringName: '名称', projectCode: '编号' },
    })
    expect(counts).toMatchObject({ created: 0, updated: 1 })
    expect(await sql`select project_code from record_tender where id = ${id}`).toEqual([
      { project_code: 'P-9' },
    ])
  })

  it('DAT-07 links the companies that it names as soon as they are known', async () => {
    const path = linesFile([
      notice('n1', '虚构甲建筑工程有限公司'),
      notice('n2', '虚构甲建筑工程有限公司、乙院联合体'),
    ])
    const report = await importInto(database(), 'tender', path)
    expect(report.counts).toMatchObject({ read: 2, created: 2 })
    await importInto(database(), 'company', companiesFile(ROWS))
    const [{ id } = { id: '' }] = await database()
      .sql`select id from record_company where name = '虚构甲建筑工程有限公司'`
    expect(
      await database().sql`select candidates, bidder_ids from record_tender where source_key in ('n1', 'n2')`,
    ).toEqual(
      ['虚构甲建筑工程有限公司', '虚构甲建筑工程有限公司、乙院联合体'].map((companyName) => ({
        candidates: [expect.objectContaining({ companyName, companyId: id, price: 20_000_000 })],
        bidder_ids: [id],
      })),
    )
    expect((await importInto(database(), 'tender', path)).counts).toMatchObject({ updated: 0, unchanged: 2 })
  })

  it('DAT-11 compiles several releases to one tender, in one file or in several, in any order', async () => {
    const release = (date: string, tag: string, title: string, awards?: unknown) => {
      return {
        ocid: 'ocds-test-9',
        id: date,
        date,
        tag: [tag],
        tender: { title },
        buyer: { name: 'Council' },
        awards,
      }
    }
    const value = { amount: 100, currency: 'GBP' }
    const awards = [{ status: 'active', date: '2025-03-01', value, suppliers: [{ name: 'Builder Ltd' }] }]
    const late = release('2025-03-01T00:00:00Z', 'award', 'Bridge, final', awards)
    const early = release('2025-01-01T00:00:00Z', 'tender', 'Bridge')
    const middle = release('2025-02-01T00:00:00Z', 'tenderUpdate', 'Bridge, changed')
    const first = await importInto(database(), 'tender', linesFile([late, early]))
    expect(first.counts).toMatchObject({ read: 2, created: 1, merged: 1 })
    const state = () => database().sql`
      select engineering_name, notice_type, winner_name, winning_amount, currency from record_tender where source = 'ocds'`
    const expected = [
      {
        engineering_name: 'Bridge, final',
        notice_type: 'award',
        winner_name: 'Builder Ltd',
        winning_amount: 10_000,
        currency: 'GBP',
      },
    ]
    expect(await state()).toEqual(expected)
    expect((await importInto(database(), 'tender', linesFile([middle]))).counts).toMatchObject({
      unchanged: 1,
    })
    expect(await state()).toEqual(expected)
  })
})
