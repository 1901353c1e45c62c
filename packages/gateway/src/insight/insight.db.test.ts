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
