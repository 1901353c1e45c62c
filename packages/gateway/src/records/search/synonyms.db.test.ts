import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  checkAmongGroups,
  checkSynonymGroup,
  company,
  type RecordKind,
  type RecordPage,
  type StoredRecord,
  tender,
} from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loadRows } from '../../platform/db/bulk-load'
import { recordSearch, searchEngine } from '../engine'
import { rowOf } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import { findAllSynonyms } from '../synonyms/synonyms.store'
import { countTokens } from './token-stats'

const NOW = 1_795_000_000_000
const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }
const SCHOOLS = ['城南中心小学教学楼工程', '第一中学综合楼', '花园幼儿园新建工程', '学校道路改造']
const OTHERS = ['人民医院综合楼', '城西卫生院迁建', '小区学步车道', '中小企业园']
const BUREAU = '中国水利水电第七工程局有限公司'
const FIRMS = ['重庆林绿园建设有限公司', '重庆翠微绿化有限公司', BUREAU]

describeOnPostgres('synonyms', (database) => {
  beforeAll(async () => {
    const load = (kind: RecordKind, table: string, titles: readonly string[]) =>
      database().orm.transaction(async (tx) => {
        const rows = titles.map((title, i) => {
          const record = { id: `${kind.kind}${i}`, [kind.title]: title, region: null, collectedAt: NOW }
          const origin = { source: 'test', sourceKey: `${i}` }
          return rowOf(kind, record as unknown as StoredRecord, origin, NOW)
        })
        await loadRows(tx, table, rows)
        await countTokens(tx, kind, tableOf(kind))
      })
    await load(tender, 'record_tender', [...SCHOOLS, ...OTHERS])
    await load(company, 'record_company', FIRMS)
  })

  const search = async (keyword: string, scan = 30_000, filters = {}) =>
    (await recordSearch(database(), { scan, cap: 10_000 })(
      tender,
      { keyword, filters, pageNum: 1, pageSize: 10 },
      { viewer: MEMBER, now: NOW },
    )) as unknown as RecordPage<{ engineeringName: string; hits?: number[][] }>

  it.each([30_000, 1])('VAL-22 学校 finds 小学, 中学 and 幼儿园, scanning %i records first', async (scan) => {
    const page = await search('学校', scan)
    expect(page.records.map((r) => r.engineeringName).sort()).toEqual([...SCHOOLS].sort())
    expect(page.total).toBe(SCHOOLS.length)
    expect((await search('小学', scan)).total).toBe(1)
    expect((await search('医院', scan)).total).toBe(2)
  })

  it('VAL-22 the first groups meet the rules of the staff, and hold the short names of the trade', async () => {
    const groups = await findAllSynonyms(database().orm)
    for (const group of groups) {
      expect(checkSynonymGroup(group), group.word).toEqual([])
      const others = groups.filter(({ id }) => id !== group.id)
      expect(checkAmongGroups(group, others), group.word).toBeNull()
    }
    const named = async (keyword: string) => {
      const request = { keyword, filters: {}, pageNum: 1, pageSize: 10 } as const
      const page = await recordSearch(database())(company, request, { viewer: MEMBER, now: NOW })
      return (page as unknown as RecordPage<{ name: string }>).records.map(({ name }) => name)
    }
    for (const typed of ['水电七局', '水电7局', '中国水电七局', '水电七局有限公司'])
      expect(await named(typed), typed).toEqual([BUREAU])
  })

  it('SHL-08 what a condition costs is counted with the synonyms, and a suggestion marks them', async () => {
    const { loosened = [] } = await search('学校', 1, { region: ['500000'], type: ['building'] })
    expect(loosened).toEqual([])
    const narrowed = await search('学校', 1, { region: ['500000'] })
    expect(narrowed.loosened).toContainEqual({ drop: 'region', total: SCHOOLS.length, totalIsCapped: false })
    expect(await searchEngine(database()).suggestTitles(company, '园林绿化')).toEqual([
      { id: 'company1', name: FIRMS[1], region: null, hits: [[4, 6]] },
    ])
  })
})
