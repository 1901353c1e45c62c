import { winning } from '@zhushutong/domain/records'
import { beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { recomputeDerived } from './open-database'
import { type Draft, shapeOfMapping } from './shapes'
import { writeBatch } from './write-batch'

const NOW = 1_795_140_000_000
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

const draftOf = (fields: Readonly<Record<string, string>>, line: number): Draft => {
  const reading = shape.read(fields, line)
  if ('rejected' in reading) throw new Error(reading.rejected.reason)
  return reading.draft
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
      sort_latest, sort_wins, sort_capital, sort_oldest)
      values ('c1', '虚构甲建设有限公司', 'import', '1', '', '虚构甲建设有限公司', '', now(), 0, 0, 0, 0)`
  })

  const importAll = async (rows: readonly Readonly<Record<string, string>>[]) => {
    const written = await writeBatch(database(), shape, rows.map(draftOf), {
      id: 'b',
      dataOn: '2026-11-20',
      rank: 50,
      now: NOW,
    })
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
