import { VISITOR } from '@zhushutong/domain/access'
import { calculateCheckCharacter } from '@zhushutong/domain/identity'
import { tender, winning } from '@zhushutong/domain/records'
import { findOffer } from '@zhushutong/domain/relations'
import { beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { readCompanyFigures } from '../../bid-figures/company-figures.store'
import { listOfferRows, readBidder, readBids, readShownNotices, type StoredBid } from '../../bids'
import { recomputeDerived } from '../open-database'
import { type Draft, findShape, shapeOfMapping } from '../shapes'
import type { Fields } from '../source'
import { writeBatch } from './write-batch'

const NOW = 1_795_140_000_000
const FIRST17 = '91500103MAYT00002'
const CODE = `${FIRST17}${calculateCheckCharacter(FIRST17)}`
const shape = shapeOfMapping(
  JSON.stringify({
    source: 'results',
    platform: '公共资源交易平台',
    key: ['编号'],
    columns: {
      projectName: '项目',
      projectCode: '编号',
      region: { from: ['省'], parse: 'region' },
      ownerUnitName: '业主',
      agencyName: '代理',
      companyName: '中标单位',
      winningAmount: { from: '金额', parse: 'yuan' },
      awardedOn: '日期',
    },
  }),
  winning,
)

const draftOf = (fields: Fields, line: number, by = shape): Draft => {
  const reading = by.read(fields, line)
  if ('rejected' in reading) throw new Error(reading.rejected.reason)
  return reading.draft
}
const notices = shapeOfMapping(
  JSON.stringify({
    source: 'notices',
    key: ['编号'],
    columns: { engineeringName: '标题', publicityTime: '日期' },
    tables: {
      candidates: {
        each: '候选人',
        columns: {
          companyName: '名称',
          companyCode: '代码',
          price: { from: '报价', parse: 'price' },
          rank: '{n}',
        },
      },
      awards: { split: '、', columns: { companyName: '中标' } },
      subcontractors: { split: '、', columns: { companyName: '分包' } },
    },
  }),
  tender,
)
const NOTICE = {
  编号: 'N1',
  标题: '虚构道路工程A1（一期）中标候选人公示',
  日期: '2026-10-20',
  候选人: [
    { 名称: '虚构甲建设有限公司、虚构乙设计院联合体', 报价: '100万元' },
    { 名称: '虚构丙建设有限公司', 代码: CODE.toLowerCase(), 报价: '120万元' },
  ],
  分包: '虚构丁劳务有限公司',
}

const result = (code: string, held: Readonly<Record<string, string>> = {}) => ({
  编号: code,
  项目: `虚构道路工程${code}`,
  省: '重庆',
  业主: '虚构区住房建设中心',
  代理: '虚构招标代理有限公司',
  中标单位: '虚构甲建设有限公司',
  金额: '1000000',
  日期: '2026-11-01',
  ...held,
})

describeOnPostgres('imported bid results', (database) => {
  beforeEach(async () => {
    const { sql } = database()
    await sql`truncate record_company, record_winning, record_tender, record_owner, record_agency`
    await sql`insert into record_company (id, name, source, source_key, content_hash, search_title, tokens, updated_at,
      sort_latest, sort_year_amount, sort_wins, sort_capital, sort_oldest)
      values ('c1', '虚构甲建设有限公司', 'import', '1', '', '虚构甲建设有限公司', '', now(), 0, 0, 0, 0, 0)`
  })

  const importAll = async (rows: readonly Fields[], by = shape) => {
    const origin = { id: 'b', dataOn: '2026-11-20', rank: 50, now: NOW }
    const drafts = rows.map((row, at) => draftOf(row, at, by))
    const written = await writeBatch(database(), by, drafts, origin)
    await recomputeDerived(database(), shape, NOW)
    return written
  }

  it('link the company they name, and create owner and agency with their totals', async () => {
    const { sql } = database()
    await importAll([result('A1'), result('A2', { 日期: '2026-11-05', 金额: '3000000' })])
    const [winner] = await sql`select distinct company_id, winner_ids from record_winning`
    expect(winner).toEqual({ company_id: 'c1', winner_ids: ['c1'] })
    const figures = await sql`select name, winning_count, total_amount, average_amount, latest_on::text as day
      from record_owner union all
      select name, winning_count, total_amount, average_amount, latest_on::text from record_agency`
    const each = {
      winning_count: 2,
      total_amount: 400_000_000,
      average_amount: 200_000_000,
      day: '2026-11-05',
    }
    expect(figures).toEqual([
      { name: '虚构区住房建设中心', ...each },
      { name: '虚构招标代理有限公司', ...each },
    ])
    const [company] =
      await sql`select all_winning_count as wins, latest_win_on::text as day from record_company`
    expect(company).toEqual({ wins: 2, day: '2026-11-05' })
  })

  it('DAT-50 DAT-52 DAT-54 and a candidate notice of the same work are one bid of each company, by code too', async () => {
    const { sql, read } = database()
    const company = (id: string, name: string, code: string | null = null) => sql`
      insert into record_company (id, name, credit_code, source, source_key, content_hash, search_title, tokens, updated_at,
        sort_latest, sort_year_amount, sort_wins, sort_capital, sort_oldest)
      values (${id}, ${name}, ${code}, 'import', ${id}, '', ${name}, '', now(), 0, 0, 0, 0, 0)`
    await company('c2', '虚构乙设计院')
    await company('c3', '改过名的建设有限公司', CODE)
    await company('c3-namesake', '虚构丙建设有限公司', '91500103MAYT00003X')
    await company('c4', '虚构丁劳务有限公司')
    await importAll([NOTICE], notices)
    const [row] = await sql`select bidder_ids, winner_ids, consortia, subcontractor_ids from record_tender`
    expect(row).toEqual({
      bidder_ids: ['c1', 'c2', 'c3'],
      winner_ids: null,
      consortia: ['c1 c2'],
      subcontractor_ids: ['c4'],
    })
    const bidsOf = async (id: string) =>
      (await readBids(read(), id, { period: null })).map(({ stage, winnerIds, bidderIds }) => [
        stage,
        winnerIds,
        bidderIds.toSorted(),
      ])
    expect(await bidsOf('c2')).toEqual([['notice', [], ['c1', 'c2', 'c3']]])
    expect([await bidsOf('c3-namesake'), await bidsOf('c4')]).toEqual([[], []])
    await importAll([result('A1', { 项目: '虚构道路工程A1（一期）' })])
    for (const id of ['c1', 'c2', 'c3'])
      expect(await bidsOf(id)).toEqual([['result', ['c1'], ['c1', 'c2', 'c3']]])
    await importAll(
      [
        {
          编号: 'N2',
          标题: '虚构道路工程A1（一期）中标结果公告',
          日期: '2026-11-02',
          中标: '虚构甲建设有限公司',
        },
      ],
      notices,
    )
    const wins =
      await sql`select id, all_winning_count as wins from record_company where all_winning_count > 0`
    expect(wins).toEqual([{ id: 'c1', wins: 1 }])
    const figures = await readCompanyFigures(database())('c3', { ...VISITOR, loggedIn: true }, NOW)
    expect(figures).toMatchObject({ total: { bids: 1, wins: 0, undecided: 0 } })
    const bids = await readBids(read(), 'c2', { period: null })
    const rows = listOfferRows(bids[0] as StoredBid, await readShownNotices(read(), bids))
    expect(findOffer(rows, await readBidder(read(), 'c2'))).toEqual({
      rank: 1,
      price: 100_000_000,
      isConsortium: true,
    })
  })

  it('DAT-54 the identifiers of parties of an OCDS release link its bids, awards and subcontractors', async () => {
    const { sql } = database()
    const company = (id: string, name: string, code: string | null) => sql`
      insert into record_company (id, name, credit_code, source, source_key, content_hash, search_title, tokens, updated_at,
        sort_latest, sort_year_amount, sort_wins, sort_capital, sort_oldest)
      values (${id}, ${name}, ${code}, 'import', ${id}, '', ${name}, '', now(), 0, 0, 0, 0, 0)`
    await company('c3', '改过名的建设有限公司', CODE)
    await company('c3-namesake', '虚构丙建设有限公司', '91500103MAYT00003X')
    const party = (id: string, name: string, code: string, ...roles: string[]) => ({
      id,
      name,
      roles,
      identifier: { scheme: 'CN-USCC', id: code },
    })
    const release = {
      ocid: 'ocds-fiction-1',
      id: 'r1',
      date: '2026-10-20T08:00:00Z',
      tag: ['award'],
      tender: { id: 'T1', title: '虚构道路工程' },
      parties: [
        party('p1', '虚构丙建设有限公司', CODE.toLowerCase(), 'tenderer', 'supplier', 'subcontractor'),
        party('p2', '虚构甲建设有限公司', '不是代码', 'tenderer'),
      ],
      bids: {
        details: [
          {
            id: 'b1',
            tenderers: [{ id: 'p1', name: '虚构丙建设有限公司' }],
            value: { amount: 12.5, currency: 'CNY' },
          },
          {
            id: 'b2',
            tenderers: [{ id: 'p2', name: '虚构甲建设有限公司' }],
            value: { amount: 9, currency: 'USD' },
          },
        ],
      },
      awards: [{ id: 'a1', status: 'active', suppliers: [{ id: 'p1', name: '虚构丙建设有限公司' }] }],
    }
    await importAll([release], findShape(release, tender))
    const [row] = await sql`select bidder_ids, winner_ids, subcontractor_ids, candidates from record_tender`
    expect(row).toMatchObject({
      bidder_ids: ['c3', 'c1'],
      winner_ids: ['c3'],
      subcontractor_ids: ['c3'],
      candidates: [
        { companyId: 'c3', companyCode: CODE, price: 1250 },
        { companyId: 'c1', companyCode: null, price: null },
      ],
    })
  })

  it('distinguish owners of one name in two provinces, and link an owner that is a company to it', async () => {
    const { sql } = database()
    await importAll([
      result('A1', { 业主: '教育局' }),
      result('A2', { 业主: '教育局', 省: '江苏' }),
      result('A3', { 业主: '虚构甲建设有限公司' }),
    ])
    const owners = await sql`select id, name, owner_type from record_owner order by name, id`
    expect(owners.filter((o) => o.name === '教育局')).toHaveLength(2)
    expect(owners.find((o) => o.id === 'c1')).toMatchObject({ owner_type: 'enterprise' })
  })
})
