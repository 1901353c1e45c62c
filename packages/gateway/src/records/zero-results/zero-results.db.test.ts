import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  company,
  EMPTY_QUERY,
  person,
  type RecordKind,
  type RecordPage,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres, type TestDatabase } from '../../../test-support/databases'
import { loadRows } from '../../platform/db/bulk-load'
import { recordSearch } from '../engine'
import { rowOf } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import type { SearchRequest } from '../search/search-request'
import { countTokens } from '../search/token-stats'

const NOW = 1_795_000_000_000
const PLAIN: Viewer = { ...VISITOR, loggedIn: true }

const COMPANIES = [
  ['重庆岫砚建设工程有限公司', 'active', '500112'],
  ['重庆渝北岫砚市政工程有限公司', 'cancelled', '500112'],
  ['成都巧匠设计有限公司', 'active', '510107'],
  ['成都（高新）翎峋装饰有限公司', 'active', '510107'],
  ['翎峋一局安装有限公司', 'cancelled', '420100'],
] as const
const PEOPLE = ['张伟', '章伟', '章炜', '曾强', '增强', '王五'] as const

const load = (database: () => TestDatabase, kind: RecordKind, records: object[]) =>
  database().orm.transaction(async (tx) => {
    const rows = records.map((record, i) =>
      rowOf(
        kind,
        { id: `${kind.kind}${i}`, ...record } as unknown as StoredRecord,
        { source: 't', sourceKey: `${i}` },
        NOW,
      ),
    )
    await loadRows(tx, getTableName(tableOf(kind)), rows)
    await countTokens(tx, kind, tableOf(kind))
  })

describeOnPostgres('a search that finds nothing', (database) => {
  beforeAll(async () => {
    await load(
      database,
      company,
      COMPANIES.map(([name, status, region]) => ({ name, status, region })),
    )
    await load(
      database,
      person,
      PEOPLE.map((name) => ({ name, personType: 'registered' })),
    )
  })

  const ask = async (kind: RecordKind, request: Partial<SearchRequest>, viewer = PLAIN) => {
    const asked = { ...EMPTY_QUERY, ...request }
    const page = await recordSearch(database())(kind, asked, { viewer, now: NOW })
    expect(page).toHaveProperty('records')
    return page as RecordPage<RecordView>
  }
  const namesOf = (records: readonly RecordView[] = []) => records.map((record) => record.name)

  it('SHL-08 a slip of a character is asked about, and what is asked about finds something', async () => {
    for (const [typed, meant] of [
      ['岫研建设', '岫砚建设'],
      ['重庆岫建设工程', '重庆岫砚建设工程'],
      ['岫砚建建设', '岫砚建设'],
      ['秀燕', '岫砚'],
      ['成都高新领寻装饰', '成都（高新）翎峋装饰'],
      ['砚岫市政工程', '岫砚市政工程'],
    ] as const) {
      const { total, suggestedKeywords } = await ask(company, { keyword: typed, match: 'literal' })
      expect(total).toBe(0)
      expect(suggestedKeywords?.[0], typed).toBe(meant)
      expect((await ask(company, { keyword: meant })).total, meant).toBeGreaterThan(0)
    }
    expect((await ask(company, { keyword: '完全不同的名字' })).suggestedKeywords).toBeUndefined()
  })

  it('FND-04 one clear slip is corrected where that is asked for, and said; else it is only asked about', async () => {
    const corrected = await ask(company, { keyword: '岫研建设', match: 'corrected' })
    expect(corrected).toMatchObject({ total: 1, searchedInstead: '岫砚建设' })
    expect(corrected.records[0]).toMatchObject({ name: '重庆岫砚建设工程有限公司', hits: [[2, 6]] })
    expect(corrected.suggestedKeywords).toBeUndefined()
    for (const match of [undefined, 'literal'] as const) {
      const asked = await ask(company, { keyword: '岫研建设', match })
      expect(asked).toMatchObject({ total: 0, suggestedKeywords: ['岫砚建设'] })
      expect(asked.searchedInstead).toBeUndefined()
    }
    // Another number is another organisation.
    const other = await ask(company, { keyword: '翎峋二局', match: 'corrected' })
    expect(other.searchedInstead).toBeUndefined()
    const beyond = await ask(company, { keyword: '岫研建设', match: 'corrected', pageNum: 2 })
    expect(beyond).toMatchObject({ total: 1, records: [], searchedInstead: '岫砚建设' })
    const right = await ask(company, { keyword: '岫砚', match: 'corrected' })
    expect(right.searchedInstead).toBeUndefined()
  })

  it('FND-09 two swapped neighbours are corrected', async () => {
    const swapped = await ask(company, { keyword: '重庆建岫砚设工程', match: 'corrected' })
    expect(swapped.searchedInstead).toBeUndefined()
    const corrected = await ask(company, { keyword: '重庆砚岫建设工程', match: 'corrected' })
    expect(corrected).toMatchObject({ total: 1, searchedInstead: '重庆岫砚建设工程' })
  })

  it('FND-11 pinyin or initials that most names of their sound share are searched as the text they have', async () => {
    for (const [typed, meant] of [
      ['chengduqiaojiang', '成都巧匠'],
      ['cdqj', '成都巧匠'],
      ['zhongqingxiuyan', '重庆岫砚'],
      ['changdouqiaojiang', undefined],
      ['chengdouqiaojiang', '成都巧匠'],
    ] as const) {
      const { searchedInstead } = await ask(company, { keyword: typed, match: 'corrected' })
      expect(searchedInstead, typed).toBe(meant)
    }
  })

  it('FND-03 what finds nothing as it is typed is read more loosely, with its place, its form and its words', async () => {
    for (const [typed, name] of [
      ['重庆市岫砚建设', '重庆岫砚建设工程有限公司'],
      ['重庆岫砚建设公司', '重庆岫砚建设工程有限公司'],
      ['岫砚 市政', '重庆渝北岫砚市政工程有限公司'],
      ['工程 岫砚 渝北', '重庆渝北岫砚市政工程有限公司'],
      ['重庆建设', '重庆岫砚建设工程有限公司'],
      ['四川翎峋装饰', '成都（高新）翎峋装饰有限公司'],
      ['四川省成都市巧匠公司', '成都巧匠设计有限公司'],
      ['重慶岫硯建設', '重庆岫砚建设工程有限公司'],
      ['岫砚　建设', '重庆岫砚建设工程有限公司'],
      ['巧匠设计 武侯区', '成都巧匠设计有限公司'],
      ['两江新区岫砚', '重庆岫砚建设工程有限公司'],
    ] as const) {
      const { records, total } = await ask(company, { keyword: typed })
      expect(namesOf(records), typed).toContain(name)
      expect(total, typed).toBe(records.length)
      for (const { hits } of records) expect(hits?.length, typed).toBeGreaterThan(0)
    }
    expect(await ask(company, { keyword: '重庆市岫砚建设', match: 'literal' })).toMatchObject({ total: 0 })
    const elsewhere = await ask(company, { keyword: '四川岫砚', match: 'corrected' })
    expect(elsewhere.total).toBe(0)
  })

  it('FND-07 a place and a name that one company holds as typed also find those that hold both apart', async () => {
    const { records, total } = await ask(company, { keyword: '重庆岫砚' })
    expect(namesOf(records)).toEqual(['重庆岫砚建设工程有限公司', '重庆渝北岫砚市政工程有限公司'])
    expect(total).toBe(2)
    const literal = await ask(company, { keyword: '重庆岫砚', match: 'literal' })
    expect(namesOf(literal.records)).toEqual(['重庆岫砚建设工程有限公司'])
    const latest = await ask(company, { keyword: '重庆岫砚', sort: 'latest' })
    expect(latest.total).toBe(1)
  })

  it('SHL-08 people of the same sound are asked about, surnames as they are read', async () => {
    expect((await ask(person, { keyword: '张炜' })).suggestedKeywords).toEqual(['张伟', '章伟', '章炜'])
    expect((await ask(person, { keyword: '憎强' })).suggestedKeywords).toEqual(['增强', '曾强'])
    expect((await ask(person, { keyword: '赵六' })).suggestedKeywords).toBeUndefined()
    expect((await ask(person, { keyword: '张炜' })).near).toBeUndefined()
  })

  it('SHL-08 a name typed by its sound is asked about and shown, marked where it sounds so', async () => {
    for (const typed of ['chongqingxiuyan', 'cqxy', 'xiuyan']) {
      const { total, suggestedKeywords, near = [] } = await ask(company, { keyword: typed })
      expect(total).toBe(0)
      expect(suggestedKeywords, typed).toContain('重庆岫砚建设工程有限公司')
      const shown = near.find(({ name }) => name === '重庆岫砚建设工程有限公司')
      expect(shown?.hits?.map(([a, b]) => '重庆岫砚建设工程有限公司'.slice(a, b)).join(''), typed).toMatch(
        /岫砚$/,
      )
    }
    const far = await ask(company, { keyword: 'cqxy', filters: { region: ['510000'] } })
    expect(far.suggestedKeywords).toBeUndefined()
  })

  it('SHL-08 near matches share rare parts of the keyword, the most first, marked where they share', async () => {
    const { near = [] } = await ask(company, { keyword: '岫砚市政园林' })
    expect(namesOf(near)).toEqual(['重庆渝北岫砚市政工程有限公司', '重庆岫砚建设工程有限公司'])
    expect(near.map(({ name, hits }) => hits?.map(([a, b]) => String(name).slice(a, b)))).toEqual([
      ['岫砚市政'],
      ['岫砚'],
    ])
  })

  it('SHL-08 each condition is counted without: fewest first, none that leaves nothing, none alone', async () => {
    const { loosened } = await ask(company, {
      keyword: '岫砚',
      filters: { region: ['510000'], status: ['active'] },
    })
    expect(loosened).toEqual([
      { drop: 'region', total: 1, totalIsCapped: false },
      { drop: 'keyword', total: 2, totalIsCapped: false },
    ])
    expect((await ask(company, { keyword: '不存在的名字' })).loosened).toBeUndefined()
    expect((await ask(company, { filters: { region: ['650000'], status: ['active'] } })).loosened).toEqual([
      { drop: 'region', total: 3, totalIsCapped: false },
    ])
  })

  it('SHL-08 help comes with nothing found on page 1 only, and for those who are logged in', async () => {
    const none = { suggestedKeywords: undefined, loosened: undefined, near: undefined }
    expect(await ask(company, { keyword: '岫砚' })).toMatchObject({ total: 2 })
    expect(Object.keys(await ask(company, { keyword: '岫砚' }))).not.toContain('near')
    expect(await ask(company, { keyword: '岫研建设', pageNum: 2 })).toEqual(
      expect.not.objectContaining({ near: [] }),
    )
    const { near, suggestedKeywords } = await ask(company, { keyword: '岫研建设', pageNum: 2 })
    expect({ near, suggestedKeywords }).toEqual({ near: undefined, suggestedKeywords: undefined })
    const visited = await ask(company, { filters: { region: ['650000'], status: ['active'] } }, VISITOR)
    expect(visited).toMatchObject({ total: 0 })
    expect({ ...none, ...visited }.loosened).toBeUndefined()
  })

  it('ACC-02 a closed title is not searched for, and nothing tells of it', async () => {
    const access = { needs: 'svip', below: 'locked' } as const
    const closed: RecordKind = {
      ...company,
      columns: company.columns.map((column) => (column.key === 'name' ? { ...column, access } : column)),
    }
    const search = (request: Partial<SearchRequest>, viewer: Viewer) =>
      recordSearch(database())(
        closed,
        { filters: {}, pageNum: 1, pageSize: 10, ...request },
        { viewer, now: NOW },
      )
    for (const keyword of ['岫砚', '岫研建设', '，。'])
      expect(await search({ keyword }, PLAIN)).toMatchObject({ error: 'invalid', field: 'keyword' })
    expect(await search({ keyword: '岫砚' }, { ...PLAIN, svip: true })).toMatchObject({ total: 2 })
    const none = await search({ filters: { region: ['650000'], status: ['active'] } }, PLAIN)
    expect(none).toMatchObject({ total: 0 })
    expect(JSON.stringify(none)).not.toMatch(/岫|near|suggested/)
  })
})
