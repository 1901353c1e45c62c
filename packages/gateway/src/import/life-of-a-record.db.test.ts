import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VISITOR } from '@zhushutong/domain/access'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { type EventKindKey, formatFeedCursor, parsePlace } from '@zhushutong/domain/history'
import { calculateCheckCharacter } from '@zhushutong/domain/identity'
import { company, type RecordKind, type RecordView, winning } from '@zhushutong/domain/records'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { readChangeFeed } from '../history/change-feed.store'
import { readSources } from '../history/sources.store'
import { readTimeline } from '../history/timeline.store'
import { type Asker, recordDetail, recordSearch } from '../records'
import type { ImportCall } from './arguments'
import { previewUndo, undoBatch } from './batches/undo-batch'
import { runBatch } from './run-batch'
import { shapeOfMapping } from './shapes'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-life-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FIRST17 = '91420107MAYT00001'
const CODE = `${FIRST17}${calculateCheckCharacter(FIRST17)}`

const COMPANY_COLUMNS = {
  name: '名称',
  creditCode: '代码',
  registerNo: '注册号',
  contactPhone: '电话',
  status: '状态',
  legalPerson: '法人',
  capital: { from: '资本', parse: 'capital' },
  region: { from: ['省', '市', '区'], parse: 'region' },
}
const AWARD_COLUMNS = {
  projectName: '项目',
  projectCode: '编号',
  companyName: '中标单位',
  winningAmount: { from: '金额', parse: 'yuan' },
  awardedOn: '日期',
}

type Fields = Readonly<Record<string, string>>

const X: Fields = {
  名称: '宜昌市岫砚路桥建设有限公司',
  代码: CODE,
  状态: '存续',
  法人: '冯某',
  资本: '8,888万元',
  省: '湖北省',
  市: '武汉市',
  区: '青山区',
}
const AWARDS: readonly Fields[] = ['A1', 'A2', 'A3'].map((code, at) => ({
  编号: code,
  项目: `虚构道路工程${code}`,
  中标单位: '宜昌市岫砚路桥建设有限公司',
  金额: at === 2 ? '' : '1000000',
  日期: '2026-09-01',
}))

describeOnBoth('the life of a record', (database) => {
  let files = 0
  const importRows = async (
    kind: RecordKind,
    source: string,
    rows: readonly Fields[],
    options: Partial<ImportCall> = {},
  ) => {
    const file = join(folder, `rows-${files++}.ndjson`)
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    const columns = kind === company ? COMPANY_COLUMNS : AWARD_COLUMNS
    const key = kind === company ? {} : { key: ['编号'] }
    const mapping = JSON.stringify({ source, platform: `${source} 平台`, ...key, columns })
    return runBatch({
      call: { kind, file, dryRun: false, ...options },
      shape: shapeOfMapping(mapping, kind),
      database: database(),
      folder,
      startedBy: '测试',
      clock: Date.now,
      print: () => {},
    })
  }
  const readCompany = async () => {
    const [row] = await database()
      .sql`select name, former_names, renamed_on::text, status, legal_person, capital,
      region, source_platform, data_on::text, withdrawn_on::text, all_winning_count from record_company
      where credit_code = ${CODE}`
    return row
  }
  const find = async (keyword: string) => {
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: Date.now() }
    const request = { keyword, filters: {}, pageNum: 1, pageSize: 10 }
    const page = await recordSearch(database())(company, request, asker)
    if ('error' in page) throw new Error(page.error)
    return page.records.map((record) => [record.name, record.formerNames])
  }
  const readWins = () =>
    database()
      .sql`select w.company_id = c.id as "isTheirs", w.winner_ids = array[c.id] as "won" from record_winning w
      left join record_company c on c.credit_code = ${CODE} order by project_code`
  const WON = Array(3).fill({ isTheirs: true, won: true })

  beforeEach(async () => {
    const { sql } = database()
    await sql`truncate record_company, record_winning, record_statements, replaced_statements, record_changes, record_arrivals, record_updates,
      company_names, company_codes, data_sources, import_batches`
    await importRows(company, 'first', [X], { date: '2026-10-01' })
    await importRows(winning, 'awards', AWARDS, { date: '2026-10-01' })
  })

  it('DAT-07 a rename and the same award file again leave the wins where they are', async () => {
    expect(await readWins()).toEqual(WON)
    await importRows(
      company,
      'first',
      [{ ...X, 名称: '湖北岫砚建设集团有限公司', 注册号: '3201 0000 0083 839' }],
      {
        date: '2026-11-01',
      },
    )
    expect(await readWins()).toEqual(WON)
    await importRows(winning, 'awards', AWARDS, { date: '2026-11-02', rereads: true })
    expect(await readWins()).toEqual(WON)
    await importRows(winning, 'awards', [{ ...AWARDS[0], 金额: '2000000' }], { date: '2026-11-03' })
    expect(await readWins()).toEqual(WON)
    expect(await readCompany()).toMatchObject({
      name: '湖北岫砚建设集团有限公司',
      former_names: '宜昌市岫砚路桥建设有限公司',
      renamed_on: '2026-11-01',
      all_winning_count: 3,
    })
    const [stored] = await database().sql`select id, name, former_names as "formerNames" from record_company
      where credit_code = ${CODE}`
    const asker = { viewer: VISITOR, now: Date.now() }
    const { former } = await readSources(database(), company, stored as unknown as RecordView, asker)
    expect(former.filter(({ key }) => key === 'name')).toEqual([
      {
        key: 'name',
        label: '曾用名',
        value: '宜昌市岫砚路桥建设有限公司',
        until: '2026-11-01',
        source: 'first 平台',
      },
    ])
    for (const keyword of ['宜昌市岫砚路桥建设有限公司', '宜昌市岫砚路桥建设', '320100000083839'])
      expect(await find(keyword)).toEqual([['湖北岫砚建设集团有限公司', '宜昌市岫砚路桥建设有限公司']])
    expect(await find('湖北岫砚建设集团')).toHaveLength(1)
    await importRows(company, 'first', [{ ...X, 代码: '', 省: '重庆市', 市: '', 区: '' }])
    expect((await find('宜昌市岫砚路桥建设有限公司')).map(([name]) => name)).toEqual([
      '宜昌市岫砚路桥建设有限公司',
      '湖北岫砚建设集团有限公司',
    ])
  })

  it('DAT-03 an older file changes nothing that is newer', async () => {
    await importRows(company, 'first', [{ ...X, 名称: '湖北岫砚建设集团有限公司', 资本: '9,999万元' }], {
      date: '2026-11-01',
    })
    const { counts } = await importRows(company, 'first', [X], { date: '2026-10-01' })
    expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect(await readCompany()).toMatchObject({
      name: '湖北岫砚建设集团有限公司',
      capital: 9_999_000_000,
      data_on: '2026-11-01',
    })
  })

  it('DAT-01 DAT-02 a second source relabels nothing, and its place is no coarser one', async () => {
    const other = { ...X, 区: '', 市: '', 状态: '注销', 法人: '白某' }
    await importRows(company, 'second', [other], { date: '2026-09-01' })
    const before = { status: 'active', legal_person: '冯某', region: '420107', source_platform: 'first 平台' }
    expect(await readCompany()).toMatchObject(before)
    await importRows(company, 'second', [{ ...other, 名称: X.名称 ?? '' }], { date: '2026-11-01' })
    expect(await readCompany()).toMatchObject({ status: 'cancelled', legal_person: '白某', region: '420107' })
    await importRows(company, 'first', [X], { date: '2026-11-20', rereads: true })
    expect(await readCompany()).toMatchObject({ ...before, data_on: '2026-11-20' })
  })

  it('DAT-06 a reader sees what changed and who said what, as far as the values are open', async () => {
    await importRows(company, 'first', [{ ...X, 法人: '白某', 电话: '13900000000' }], { date: '2026-11-01' })
    await importRows(company, 'second', [{ ...X, 法人: '陈某' }], { date: '2026-10-15' })
    const [row] = await database().sql`select id from record_company where credit_code = ${CODE}`
    const id = String(row?.id)
    const member = { viewer: { ...VISITOR, loggedIn: true, svip: true }, now: Date.now() }
    const visitor = { viewer: VISITOR, now: Date.now() }
    const timeline = async (asker: Asker, cursor = '', pageSize = 10, kinds?: readonly EventKindKey[]) => {
      const record = await recordDetail(database())(company, id, asker)
      if ('error' in record) throw new Error(String(record.error))
      const page = await readTimeline(
        database(),
        company,
        record,
        { after: parsePlace(cursor), pageSize, ...(kinds && { kinds }) },
        asker,
      )
      if ('error' in page) throw new Error(page.error)
      return page
    }
    const first = { source: 'first 平台', recordedAt: expect.any(Number) }
    const person = {
      kind: 'legalPerson',
      key: 'legalPerson',
      label: '法定代表人',
      before: '冯某',
      after: '白某',
    }
    const phone = {
      kind: 'other',
      key: 'contactPhone',
      label: '联系电话',
      before: null,
      after: '13900000000',
    }
    const changed = { ...first, dataOn: '2026-11-01', kinds: ['legalPerson', 'other'], record: null }
    const win = {
      kinds: ['won'],
      dataOn: '2026-09-01',
      record: { module: 'winning', title: '虚构道路工程A1' },
    }
    const seen = await timeline(member)
    expect(seen).toMatchObject({
      records: [{ ...changed, changes: [person, phone] }, {}, {}, {}],
      nextCursor: null,
    })
    expect(seen.records.find(({ record }) => record?.title?.endsWith('A1'))).toMatchObject(win)
    expect(await timeline(visitor)).toMatchObject({ records: [{ changes: [person] }, {}, {}, {}] })
    expect((await timeline(member, '', 10, ['legalPerson'])).records).toHaveLength(1)
    expect((await timeline(member, '', 10, ['renamed'])).records).toEqual([])
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof timeline>> = await timeline(member, cursor, 1)
      ids.push(...page.records.map((each) => each.id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(seen.records.map((each) => each.id))
    const { fields } = await readSources(database(), company, { id } as RecordView, visitor)
    expect(fields.find(({ key }) => key === 'legalPerson')).toEqual({
      key: 'legalPerson',
      label: '法定代表人',
      ...first,
      ...{ url: null, evidence: null },
      dataOn: '2026-11-01',
      others: [
        {
          ...{ value: '陈某', source: 'second 平台', dataOn: '2026-10-15' },
          ...{ recordedAt: expect.any(Number), url: null, evidence: null },
        },
      ],
    })
    expect(fields.map(({ key }) => key)).not.toContain('contactPhone')
  })

  it('DAT-04 a blank of the same source clears its value', async () => {
    const { counts } = await importRows(company, 'first', [{ ...X, 法人: 'N/A', 资本: '' }], {
      date: '2026-11-01',
    })
    expect(counts).toMatchObject({ updated: 1 })
    expect(await readCompany()).toMatchObject({ legal_person: null, capital: null, status: 'active' })
  })

  it('a batch can be undone: values, names and wins of before come back', async () => {
    const rename = await importRows(
      company,
      'first',
      [{ ...X, 名称: '湖北岫砚建设集团有限公司', 法人: '白某' }],
      { date: '2026-11-01' },
    )
    const before = { ...(await readCompany()) }
    const more = await importRows(winning, 'awards', [
      ...AWARDS.slice(1),
      { ...AWARDS[0], 编号: 'A4' },
      { ...AWARDS[0], 中标单位: '另一家公司' },
    ])
    expect((await readCompany())?.all_winning_count).toBe(3)
    expect(await previewUndo(database(), more.batch)).toEqual({ created: 1, restored: 1, kept: 0 })
    expect(await undoBatch(database(), more.batch, Date.now())).toEqual({ updated: 1, removed: 1 })
    expect(await readCompany()).toEqual(before)
    expect(await readWins()).toEqual(WON)
    await undoBatch(database(), rename.batch, Date.now())
    expect(await readCompany()).toMatchObject({
      name: X.名称,
      former_names: null,
      renamed_on: null,
      legal_person: '冯某',
    })
    expect(await undoBatch(database(), rename.batch, Date.now())).toBeNull()
  })

  it('a statement that a later batch changed stays when the batch is undone', async () => {
    const second = await importRows(company, 'first', [{ ...X, 法人: '白某' }], { date: '2026-11-01' })
    await importRows(company, 'first', [{ ...X, 法人: '陈某' }], { date: '2026-11-02' })
    expect(await previewUndo(database(), second.batch)).toEqual({ created: 0, restored: 0, kept: 1 })
    await undoBatch(database(), second.batch, Date.now())
    expect(await readCompany()).toMatchObject({ legal_person: '陈某' })
  })

  it('DAT-10 a full file closes what it lacks, one that shrank is refused, and a row that comes back is open', async () => {
    const others = Array.from({ length: 9 }, (_, at) => ({ ...X, 代码: '', 名称: `虚构第${at}建筑有限公司` }))
    await importRows(company, 'first', others, { date: '2026-10-02' })
    const full = { mode: 'full', date: '2026-11-01' } as const
    await expect(importRows(company, 'first', [X], full)).rejects.toThrow('少了 90%')
    const closing = await importRows(company, 'first', others, full)
    expect(closing.counts).toMatchObject({ unchanged: 9, closed: 1 })
    expect(await readCompany()).toMatchObject({ name: X.名称, withdrawn_on: '2026-11-01' })
    await undoBatch(database(), closing.batch, Date.now())
    expect(await readCompany()).toMatchObject({ withdrawn_on: null })
    await importRows(company, 'first', others, full)
    await importRows(company, 'first', [X], { date: '2026-11-05' })
    expect(await readCompany()).toMatchObject({ withdrawn_on: null, data_on: '2026-11-05' })
  })

  it('DAT-71 every kind of write is a change of its kind, in order and once, until the cursor is too old', async () => {
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: Date.now() }
    const read = async (cursor?: string, pageSize = 100, at = asker) => {
      const feed = await readChangeFeed(database(), winning, { pageSize, ...(cursor && { cursor }) }, at)
      if (typeof feed === 'string' || 'error' in feed) throw new Error(JSON.stringify(feed))
      return {
        ...feed,
        lines: feed.records.map(({ change, record }) => `${change} ${record?.projectCode}`).sort(),
      }
    }
    const start = await read()
    expect(start).toMatchObject({ records: [], hasMore: false })
    await importRows(winning, 'awards', [
      { ...AWARDS[0], 金额: '2000000' },
      { ...AWARDS[0], 编号: 'A4' },
    ])
    const second = await read(start.cursor)
    expect(second.lines).toEqual(['changed A1', 'new A4'])
    expect((await read(second.cursor)).lines).toEqual([])
    const [entry] = (await read(start.cursor, 1)).records
    expect([entry?.id, (await read(entry?.cursor)).records[0]?.id]).toEqual(
      second.records.map(({ id }) => id),
    )
    expect(await read(start.cursor, 1)).toMatchObject({ hasMore: true, cursor: entry?.cursor })

    const full = { mode: 'full', date: '2027-01-01', shrinks: true } as const
    const closing = await importRows(winning, 'awards', [...AWARDS], full)
    const third = await read(second.cursor)
    expect(third.lines).toContain('withdrawn A4')
    await undoBatch(database(), closing.batch, Date.now())
    const fourth = await read(third.cursor)
    expect(fourth.lines).toContain('changed A4')
    await importRows(winning, 'awards', [{ ...AWARDS[0], 编号: 'A4' }], { mode: 'delete' })
    expect((await read(fourth.cursor)).records).toMatchObject([{ change: 'withdrawn', record: null }])

    await expect(read(formatFeedCursor('company', { version: 1, id: '', since: asker.now }))).rejects.toThrow(
      'wrong-cursor',
    )
    const later = { ...asker, now: asker.now + 90 * DAY_MS }
    await expect(read(start.cursor, 100, later)).rejects.toThrow('expired')
  })

  it('a file of deletions removes the rows of its source, and a record without other sources', async () => {
    await importRows(winning, 'other', [AWARDS[0] ?? {}])
    const { counts } = await importRows(winning, 'awards', AWARDS, { mode: 'delete' })
    expect(counts).toMatchObject({ read: 3, closed: 3 })
    const [left] = await database()
      .sql`select count(*)::int as n, min(source_platform) as platform from record_winning`
    expect(left).toEqual({ n: 1, platform: 'other 平台' })
  })
})
