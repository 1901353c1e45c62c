import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VISITOR } from '@zhushutong/domain/access'
import { calculateCheckCharacter } from '@zhushutong/domain/identity'
import { company, type RecordKind, winning } from '@zhushutong/domain/records'
import type { ResultOf } from '@zhushutong/sdk/contract'
import { type StaffContract, staffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { consoleFeature } from '../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../demo-data'
import { runBatch } from '../import/run-batch'
import { shapeOfMapping } from '../import/shapes'
import { recordDetail, recordSearch } from '../records'
import { sandboxFeature } from '../sandbox'

const FIRST17 = '91420107MAYT00001'
const CODE = `${FIRST17}${calculateCheckCharacter(FIRST17)}`
const [COMPANY, AWARD] = [
  {
    name: '名称',
    creditCode: '代码',
    legalPerson: '法人',
    contactPhone: '电话',
    region: { from: ['省'], parse: 'region' },
  },
  { projectName: '项目', projectCode: '编号', companyName: '中标单位', awardedOn: '日期' },
]
type Fields = Readonly<Record<string, string>>
const CODED: Fields = {
  编号: 'X',
  名称: '虚构岫砚路桥有限公司',
  代码: CODE,
  法人: '冯某',
  省: '湖北省',
  电话: '',
}
const UNCODED: Fields = { ...CODED, 代码: '', 法人: '陈某', 省: '重庆市', 电话: '02300000000' }
const AWARDS = ['A1', 'A2'].map((code) => ({
  编号: code,
  项目: `虚构道路${code}`,
  中标单位: '虚构岫砚路桥有限公司',
  日期: '2026-09-01',
}))

describeOnPostgres('the life of a merge', (database) => {
  let folder: string
  let gateway: TestGateway
  let editor: string
  let files = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-merge-'))
    gateway = await startGateway(database(), [
      demoAccountsFeature,
      demoStaffFeature,
      consoleFeature,
      sandboxFeature,
    ])
    editor = await loginStaff(gateway, 'editor')
  })
  afterAll(async () => {
    await gateway?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const importRows = async (kind: RecordKind, source: string, rows: readonly Fields[], date: string) => {
    const file = join(folder, `rows-${files++}.ndjson`)
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    const columns = kind === winning ? AWARD : COMPANY
    return runBatch({
      call: { kind, file, dryRun: false, date },
      shape: shapeOfMapping(JSON.stringify({ source, platform: source, key: ['编号'], columns }), kind),
      database: database(),
      folder,
      startedBy: '测试',
      clock: () => NOW,
      print: () => {},
    })
  }
  type Page = ResultOf<StaffContract['double']['list']>
  type Row = Page['records'][number]
  const call = <T = Row>(name: keyof StaffContract['double'], body: object) =>
    gateway.call<T>(staffContract.double[name].path, body, { token: editor })
  const list = async () => (await call<Page>('list', {})).data.records
  const readCompanies = () =>
    database()
      .sql`select id, name, former_names, legal_person, contact_phone, region, all_winning_count as wins
      from record_company where source <> 'demo' order by credit_code nulls last`
  const countWins = async (id: string) => {
    const [row] = await database().sql<{ n: number }[]>`select count(*)::int as n from record_winning
      where company_id = ${id} and winner_ids = array[${id}] and tokens @@ ${`':company:${id}'`}::tsquery`
    return row?.n
  }

  it('DAT-31 DAT-32 DAT-33 doubles are found, merged, imported again, split and never suspected again', async () => {
    await importRows(company, 'first', [CODED], '2026-10-01')
    await importRows(company, 'second', [UNCODED], '2026-10-02')
    await importRows(winning, 'awards', AWARDS, '2026-10-01')
    const before = await readCompanies()
    expect(before.map(({ legal_person, wins }) => [legal_person, wins])).toEqual([
      ['冯某', null],
      ['陈某', null],
    ])
    const [coded, uncoded] = before.map(({ id }) => String(id)) as [string, string]
    const [pair, ...others] = await list()
    expect(others).toEqual([])
    expect(pair).toMatchObject({ state: 'open', reason: 'uncoded' })
    const id = pair?.id ?? ''
    const [user] = await database().sql<{ id: string }[]>`select id from users limit 1`
    for (const record of [coded, uncoded])
      await database()
        .sql`insert into member_collect values (${user?.id}, 'company', ${record}, '', now(), null)`
    await database()
      .sql`insert into my_companies values (${user?.id}, ${uncoded}, '', now(), '2026-11-20', 1, null)`

    const merged = await call('merge', { id, survivorId: coded })
    expect(merged.data).toMatchObject({ state: 'merged', decidedBy: 'editor' })
    expect((await call('merge', { id, survivorId: coded })).data.state).toBe('merged')
    expect((await call('keepApart', { id })).http).toBe(400)
    const survivor = { id: coded, legal_person: '陈某', contact_phone: '02300000000', wins: 2 }
    expect(await readCompanies()).toMatchObject([survivor])
    expect(await countWins(coded)).toBe(2)
    const favourites = () => database().sql`select record_id as id from member_collect order by record_id`
    expect(await favourites()).toEqual([{ id: coded }])
    expect(await database().sql`select company_id as id from my_companies`).toEqual([{ id: coded }])
    const detail = await recordDetail(database())(company, uncoded, { viewer: VISITOR, now: NOW })
    expect(detail).toMatchObject({ id: coded })
    const ofMerged = { filters: { company: [uncoded] }, pageNum: 1, pageSize: 10 }
    const wins = await recordSearch(database())(winning, ofMerged, { viewer: VISITOR, now: NOW })
    expect(wins).toMatchObject({ total: 2 })

    await importRows(company, 'second', [{ ...UNCODED, 名称: '虚构岫砚集团有限公司' }], '2026-11-01')
    expect(await readCompanies()).toMatchObject([
      { ...survivor, name: '虚构岫砚集团有限公司', former_names: '虚构岫砚路桥有限公司' },
    ])
    await importRows(winning, 'awards', [{ ...AWARDS[0], 日期: '2026-09-02' }], '2026-11-01')
    expect(await countWins(coded)).toBe(2)

    expect((await call('split', { id })).data.state).toBe('apart')
    expect(await readCompanies()).toMatchObject([
      {
        id: coded,
        name: '虚构岫砚路桥有限公司',
        former_names: null,
        legal_person: '冯某',
        contact_phone: null,
      },
      {
        id: uncoded,
        name: '虚构岫砚集团有限公司',
        former_names: '虚构岫砚路桥有限公司',
        legal_person: '陈某',
      },
    ])
    expect(await favourites()).toEqual([coded, uncoded].sort().map((each) => ({ id: each })))
    expect(await database().sql`select company_id as id from my_companies`).toEqual([{ id: uncoded }])
    await importRows(company, 'second', [UNCODED], '2026-11-02')
    expect((await list()).map(({ state }) => state)).toEqual(['apart'])
  })

  it('DAT-35 a record that an import made of two companies is divided, keeps so, and can be merged again', async () => {
    const { sql } = database()
    await sql`truncate record_company, record_winning, record_statements, record_changes, company_names, company_codes,
      company_doubles, merged_companies, moved_rows, unlinked_names`
    await importRows(company, 'first', [CODED], '2026-10-01')
    // The second source has a wrong code: its company is taken for the first one under a new name.
    const other = { ...CODED, 编号: 'Y', 名称: '虚构别家建设有限公司', 法人: '赵某', 省: '重庆市' }
    await importRows(company, 'second', [other], '2026-10-02')
    await importRows(
      winning,
      'awards',
      [AWARDS[0] ?? {}, { ...AWARDS[1], 中标单位: other.名称 }],
      '2026-10-03',
    )
    const [joined, ...others] = await readCompanies()
    expect([joined, others]).toMatchObject([{ name: other.名称, former_names: CODED.名称, wins: 2 }, []])
    const companyId = String(joined?.id)
    const { data } = await call<{ statements: { number: number; name: string }[] }>('statements', {
      companyId,
    })
    expect(data.statements.map(({ name }) => name)).toEqual([other.名称, CODED.名称])
    const leaving = [data.statements[0]?.number ?? 0]
    const preview = await call<object>('previewDivision', { companyId, leaving })
    expect(preview.data).toMatchObject({
      stays: { name: CODED.名称, legalPerson: '冯某' },
      leaves: { name: other.名称 },
    })
    const all = data.statements.map(({ number }) => number)
    for (const wrong of [[], all, [0]])
      expect((await call('divide', { companyId, leaving: wrong })).http, String(wrong)).toBe(400)
    const divided = (await call('divide', { companyId, leaving })).data
    expect(divided).toMatchObject({ state: 'apart', reason: 'joined', decidedBy: 'editor' })
    const isDivided = async () => {
      const both = (await readCompanies()).toSorted((a, b) =>
        String(a.legal_person).localeCompare(b.legal_person),
      )
      const mine = both.find(({ id }) => id === companyId)
      const theirs = both.find(({ id }) => id !== companyId)
      expect(both).toHaveLength(2)
      expect(mine).toMatchObject({ name: CODED.名称, former_names: null, legal_person: '冯某', wins: 1 })
      expect(theirs).toMatchObject({ name: other.名称, former_names: null, legal_person: '赵某', wins: 1 })
      return String(theirs?.id)
    }
    const newId = await isDivided()
    await importRows(company, 'second', [{ ...other, 电话: '02300000001' }], '2026-11-01')
    await importRows(company, 'first', [{ ...CODED, 电话: '02300000002' }], '2026-11-01')
    expect(await isDivided()).toBe(newId)
    expect((await list()).map(({ state }) => state)).toEqual(['apart'])
    await call('merge', { id: divided.id, survivorId: companyId })
    expect(await readCompanies()).toMatchObject([{ id: companyId, wins: 2 }])
    const detail = await recordDetail(database())(company, newId, { viewer: VISITOR, now: NOW })
    expect(detail).toMatchObject({ id: companyId })
  })
})
