import { company, person, winning } from '@zhushutong/domain/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { ownerAgentFeature } from '../owner-agent'
import { recordsFeature } from '../records'
import { readArguments } from './arguments'
import { recomputeDerived } from './open-database'
import { shapeOfMapping } from './shapes'
import { writeBatch } from './write/write-batch'

const NOW = 1_795_140_000_000

describe('the command line', () => {
  const covers = (...args: string[]) => readArguments(['winning', 'a.csv', ...args])

  it('COV-01 states what the source covers', () => {
    expect(covers()).not.toHaveProperty('covers')
    expect(covers('--covers', 'all')).toMatchObject({ covers: [''] })
    expect(covers('--covers', '500000,510100')).toMatchObject({ covers: ['50', '5101'] })
    expect(covers('--covers', 'none')).toMatchObject({ covers: [] })
    expect(covers('--covers', '重庆')).toEqual({
      problem: '--covers 应为 all、none 或六位地区代码，不是“重庆”',
    })
    expect(readArguments(['company', 'a.csv', '--covers', 'all'])).toMatchObject({
      problem: expect.stringContaining('--covers 只用于'),
    })
  })
})

/** One company in each province, and what two sources report about the first. */
describeOnPostgres('what no source counts', (database) => {
  const COMPANIES = [
    ['虚构甲建设有限公司', '重庆'],
    ['虚构乙建设有限公司', '重庆'],
    ['虚构丙建设有限公司', '四川'],
  ]
  const shapes = {
    company: shapeOfMapping(
      JSON.stringify({
        source: 'register',
        platform: '登记',
        key: ['名称'],
        columns: { name: '名称', region: { from: ['省'], parse: 'region' } },
      }),
      company,
    ),
    winning: shapeOfMapping(
      JSON.stringify({
        source: 'results',
        platform: '公共资源交易平台',
        key: ['编号'],
        columns: {
          projectName: '项目',
          region: { from: ['省'], parse: 'region' },
          ownerUnitName: '业主',
          companyName: '中标单位',
          winningAmount: { from: '金额', parse: 'yuan' },
          currency: '币种',
          awardedOn: '日期',
        },
      }),
      winning,
    ),
    person: shapeOfMapping(
      JSON.stringify({
        source: 'staff',
        platform: '名册',
        key: ['编号'],
        columns: {
          name: '姓名',
          region: { from: ['省'], parse: 'region' },
          registrationCodes: { from: '类别', parse: 'tags' },
        },
      }),
      person,
    ),
  }
  const load = async (
    kind: keyof typeof shapes,
    rows: readonly Readonly<Record<string, string>>[],
    covers?: readonly string[],
  ) => {
    const shape = shapes[kind]
    const drafts = rows.map((row, at) => {
      const reading = shape.read(row, at + 2)
      if ('rejected' in reading) throw new Error(reading.rejected.reason)
      return reading.draft
    })
    if (drafts.length > 0)
      await writeBatch(database(), shape, drafts, { id: 'b', dataOn: '2026-11-20', rank: 50, now: NOW })
    await recomputeDerived(database(), shape, NOW, covers)
  }
  const result = (code: string, held: Readonly<Record<string, string>> = {}) => ({
    编号: code,
    项目: `虚构道路工程${code}`,
    省: '重庆',
    业主: '虚构区住房建设中心',
    中标单位: '虚构甲建设有限公司',
    金额: '1000000',
    日期: '2026-11-01',
    ...held,
  })

  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [recordsFeature, ownerAgentFeature])
    await load(
      'company',
      COMPANIES.map(([名称 = '', 省 = '']) => ({ 名称, 省 })),
    )
  })
  afterAll(() => gateway?.close())

  type Found = Readonly<Record<string, number | string | null>>
  const search = async (sort?: string) => {
    const { data } = await gateway.call<{ records: Found[] }>('/jian-butler-project-biz/company/search', {
      ...(sort && { sort }),
      pageSize: 10,
    })
    return data.records.map(({ name, allWinningCount, personnelCount, qualificationCount }) => [
      String(name).slice(2, 3),
      allWinningCount,
      personnelCount,
      qualificationCount,
    ])
  }
  const byName = async () => (await search()).sort()

  it('COV-01 a register alone counts neither wins nor people nor qualifications', async () => {
    expect(await byName()).toEqual([
      ['丙', null, null, null],
      ['乙', null, null, null],
      ['甲', null, null, null],
    ])
    await load('company', [])
    expect(
      (
        await database().sql`select count(*)::int as n from record_company
      where all_winning_count is not null`
      )[0],
    ).toEqual({ n: 0 })
  })

  it('COV-01 a source that declares nothing makes no zero of the companies that it does not name', async () => {
    await load('winning', [result('A1'), result('A2', { 金额: '' })])
    expect(await byName()).toEqual([
      ['丙', null, null, null],
      ['乙', null, null, null],
      ['甲', 2, null, null],
    ])
  })

  it('COV-01 a province that is covered has zeros, the next one has none; null is last in the order', async () => {
    await load('winning', [result('A1')], ['50'])
    expect(await search('wins')).toEqual([
      ['甲', 2, null, null],
      ['乙', 0, null, null],
      ['丙', null, null, null],
    ])
    await load('person', [], [''])
    expect((await byName()).map(([, , people]) => people)).toEqual([0, 0, 0])
    await load('winning', [], [])
    expect((await byName()).map(([, wins]) => wins)).toEqual([null, null, 2])
  })

  it('COV-01 results make no count of notices; COV-02 a sum says what is not in it', async () => {
    const { data } = await gateway.call<{ records: Found[] }>('/jian-butler-project-biz/owner/search', {})
    expect(data.records[0]).toMatchObject({
      tenderCount: null,
      winningCount: 2,
      totalAmount: 100_000_000,
      amountNote: '另有 1 项金额未公开',
    })
    const searchIds = async (filters: object) =>
      (await gateway.call<{ total: number }>('/jian-butler-project-biz/owner/search', { filters })).data.total
    expect([await searchIds({ tenders: ['~20'] }), await searchIds({ tenders: ['some'] })]).toEqual([0, 0])
  })

  it('PPL-01 COV-01 nobody is free of works where no source of results covers them', async () => {
    await load('person', [{ 编号: 'P1', 姓名: '某某', 省: '重庆', 类别: 'R101J' }])
    const state = async () =>
      (await database().sql`select site_state as state, ongoing_count as n from record_person`)[0]
    expect(await state()).toEqual({ state: null, n: null })
    await load('winning', [], ['50'])
    expect(await state()).toEqual({ state: 'free', n: 0 })
    await load('winning', [], [])
    expect(await state()).toEqual({ state: null, n: null })
  })
})
