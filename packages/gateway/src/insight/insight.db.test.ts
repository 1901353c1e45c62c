import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { startOfDay } from '@zhushutong/domain/formatting'
import { buildCompanyInsight, mergeNotices } from '@zhushutong/domain/relations'
import { expect, it } from 'vitest'
import { buildNotices } from '../../test-support/bid-notices.fixture'
import { describeOnPostgres } from '../../test-support/databases'
import { readCompanyInsight } from './insight.store'

const NOW = 1_795_000_000_000
const SIZE = 60
const PLAIN: Viewer = { ...VISITOR, loggedIn: true }
const MEMBER: Viewer = { ...PLAIN, svip: true }

describeOnPostgres('what the bids of a company tell', { size: SIZE, now: NOW }, (database) => {
  const kinds = seededKinds(SIZE, startOfDay(NOW))
  const recordsOf = (name: string) => [...(kinds.find((k) => k.kind.kind === name)?.records() ?? [])]
  const companies = recordsOf('company')
  const names = new Map(
    ['company', 'owner', 'agency'].flatMap((kind) =>
      recordsOf(kind).map((r) => [r.id, String(r.name)] as const),
    ),
  )
  const works = mergeNotices(buildNotices(recordsOf('winning'), recordsOf('tender')))
  const bidsOf = (id: string) =>
    works.filter(({ winnerIds, bidderIds }) => [...winnerIds, ...bidderIds].includes(id))
  const readInsight = async (id: string, viewer: Viewer) => {
    const insight = await readCompanyInsight(database())(id, viewer, NOW)
    if ('error' in insight) throw new Error(insight.error)
    return insight
  }

  it('ACC-02 a member gets what the records say, the first twenty of each by name', async () => {
    let met = 0
    for (const { id } of companies.slice(0, 15)) {
      const insight = await readInsight(id, MEMBER)
      const { relations, ...figures } = buildCompanyInsight(id, bidsOf(id))
      expect(insight).toMatchObject(figures)
      expect(insight.competitor.total).toBe(relations.competitor.length)
      expect(insight.competitor.records.map((r) => [r.id, r.name, r.times, r.won])).toEqual(
        relations.competitor.slice(0, 20).map((r) => [r.id, names.get(r.id), r.times, r.won]),
      )
      expect(insight.owner.records.map((r) => r.name)).toEqual(
        relations.owner.slice(0, 20).map((r) => names.get(r.id)),
      )
      met += relations.competitor.length
    }
    expect(met).toBeGreaterThan(10)
  })

  it('DAT-51 ACC-02 its newest bids have rank and price; the price is for members', async () => {
    const [first] = companies
      .map(({ id }) => ({ id, bids: bidsOf(id) }))
      .sort((a, b) => b.bids.length - a.bids.length)
    if (!first) throw new Error('no company')
    const { latestBids } = await readInsight(first.id, MEMBER)
    expect(latestBids.map(({ id }) => id)).toEqual(first.bids.slice(0, 10).map(({ id }) => id))
    const records = new Map([...recordsOf('winning'), ...recordsOf('tender')].map((each) => [each.id, each]))
    for (const shown of latestBids) {
      const record = records.get(shown.id)
      const ranked = (record?.candidates ?? []) as unknown as {
        companyId: string
        rank: number
        price: number
      }[]
      const row = ranked.find(({ companyId }) => companyId === first.id)
      if (row) expect([shown.rank, shown.price]).toEqual([row.rank, row.price])
    }
    expect(latestBids.filter(({ rank, price }) => rank !== null && price !== null).length).toBeGreaterThan(0)
    const closed = await readInsight(first.id, VISITOR)
    expect(closed.pricesOpenBy).toBe('login')
    expect(closed.latestBids).toEqual(latestBids.map((each) => ({ ...each, price: null })))
  })

  it('ACC-02 visitors get two of each, logged-in users five; the rest does not leave the gateway', async () => {
    const all = await Promise.all(companies.map(({ id }) => readInsight(id, MEMBER)))
    const most = all.sort((a, b) => b.competitor.total - a.competitor.total)[0]
    if (!most) throw new Error('nobody')
    const visitor = await readInsight(most.id, VISITOR)
    const plain = await readInsight(most.id, PLAIN)
    expect(most.competitor.total).toBeGreaterThan(5)
    expect([visitor.competitor.records.length, visitor.competitor.opensBy]).toEqual([2, 'login'])
    expect([plain.competitor.records.length, plain.competitor.opensBy]).toEqual([5, 'svip'])
    expect(JSON.stringify(visitor)).not.toContain(most.competitor.records[2]?.name)
  })
})
