import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  type BidTally,
  calculateDiscount,
  calculateSpread,
  figurePeriod,
  formatPercent,
  type MonthOfWins,
  SMALL_SAMPLE,
  SMALL_SAMPLE_TEXT,
  sortWinsByMonth,
  winRateOf,
} from '@zhushutong/domain/bid-figures'
import { startOfDay } from '@zhushutong/domain/formatting'
import { AMOUNT_BANDS, type MarketChoice, marketPeriod } from '@zhushutong/domain/market-figures'
import { mergeNotices } from '@zhushutong/domain/relations'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buildNotices } from '../../test-support/bid-notices.fixture'
import { describeOnPostgres } from '../../test-support/databases'
import { readCompanyFigures } from './company-figures.store'
import { type MarketQuery, readMarketFigures } from './market-figures.store'
import { refreshMarketResults } from './market-results.store'

const NOW = 1_795_000_000_000
const SIZE = 60
const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }

const kinds = seededKinds(SIZE, startOfDay(NOW))
const recordsOf = (name: string) => [...(kinds.find((k) => k.kind.kind === name)?.records() ?? [])]
const companies = recordsOf('company')
const records = new Map(
  [...recordsOf('winning'), ...recordsOf('tender')].map((record) => [record.id, record]),
)

/** A work with its bids, as its leading notice has them. */
interface Result {
  readonly id: string
  readonly ownerId: string | null
  readonly region: string
  readonly engineeringType: string
  readonly winnerIds: readonly string[]
  readonly bidderIds: readonly string[]
  readonly winningAmount: number
  readonly budgetAmount: number
  readonly bidCount: number
  readonly awardedOn: string
  readonly isDecided: boolean
}

const works = mergeNotices(buildNotices(recordsOf('winning'), recordsOf('tender'))).map(
  (work) =>
    ({
      ...records.get(work.id),
      ...work,
      isDecided: work.stage !== 'notice',
    }) as unknown as Result,
)
const results = works.filter(({ isDecided }) => isDecided)
const { from, to } = figurePeriod(NOW)
const isInPeriod = ({ awardedOn }: Result) => awardedOn >= from && awardedOn <= to
const inPeriod = results.filter(isInPeriod)
const allInPeriod = works.filter(isInPeriod)
const provinceOf = ({ region }: Result) => `${region.slice(0, 2)}0000`
/** True when a result names a losing bidder (FIG-03). */
const tellsLosers = ({ winnerIds, bidderIds, isDecided }: Result) =>
  isDecided && bidderIds.some((id) => !winnerIds.includes(id))
const discountOfResult = (result: Result) => calculateDiscount(result.winningAmount, result.budgetAmount)
const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null)

const tallyOf = (id: string, some: readonly Result[]): BidTally => {
  const withLosers = some.filter(tellsLosers)
  return {
    bids: withLosers.length,
    wins: withLosers.filter(({ winnerIds }) => winnerIds.includes(id)).length,
  }
}

/** The figures by definition, computed result by result. */
const naive = (id: string, some: readonly Result[]) => {
  const mine = some.filter(({ winnerIds, bidderIds }) => winnerIds.includes(id) || bidderIds.includes(id))
  const won = mine.filter(({ winnerIds }) => winnerIds.includes(id))
  return {
    ...tallyOf(id, mine),
    undecided: mine.filter(({ isDecided }) => !isDecided).length,
    won: won.length,
    amount: won.reduce((sum, { winningAmount }) => sum + winningAmount, 0),
    unpriced: 0,
    foreign: 0,
    doubted: 0,
    discount: calculateSpread(known(won.map(discountOfResult))),
  }
}

describeOnPostgres('the figures of bids', { size: SIZE, now: NOW }, (database) => {
  const readFigures = async (id: string, viewer = MEMBER) => {
    const figures = await readCompanyFigures(database())(id, viewer, NOW)
    if ('error' in figures) throw new Error(figures.error)
    return figures
  }

  it('FIG-03 FIG-04 twenty companies have the figures that their results come to, one by one', async () => {
    let discounts = 0
    for (const { id } of companies.slice(0, 20)) {
      const figures = await readFigures(id)
      expect([figures.from, figures.to]).toEqual([from, to])
      expect(figures.total).toEqual(naive(id, allInPeriod))
      for (const { key, ...group } of figures.byType)
        expect(group).toEqual(
          naive(
            id,
            allInPeriod.filter((r) => r.engineeringType === key),
          ),
        )
      for (const { key, ...group } of figures.byRegion)
        expect(group).toEqual(
          naive(
            id,
            allInPeriod.filter((r) => provinceOf(r) === key),
          ),
        )
      for (const { id: ownerId, name: _name, ...group } of figures.byOwner.records)
        expect(group).toEqual(
          naive(
            id,
            allInPeriod.filter((r) => r.ownerId === ownerId),
          ),
        )
      const sumOf = (groups: readonly BidTally[]) => groups.reduce((sum, { bids }) => sum + bids, 0)
      expect([sumOf(figures.byType), sumOf(figures.byRegion)]).toEqual([
        figures.total.bids,
        figures.total.bids,
      ])
      discounts += figures.total.discount?.count ?? 0
    }
    expect(discounts).toBeGreaterThan(20)
  })

  it('FIG-02 the wins of the last twelve months stand by month', async () => {
    let wins = 0
    for (const { id } of companies.slice(0, 20)) {
      const mine = results.filter(({ winnerIds, awardedOn }) => winnerIds.includes(id) && awardedOn <= to)
      const rows = new Map<string, MonthOfWins>()
      for (const { awardedOn, winningAmount } of mine) {
        const month = awardedOn.slice(0, 7)
        const { count = 0, amount = 0 } = rows.get(month) ?? {}
        rows.set(month, {
          month,
          count: count + 1,
          amount: amount + winningAmount,
          unpriced: 0,
          foreign: 0,
          doubted: 0,
        })
      }
      const { months, before } = sortWinsByMonth([...rows.values()], NOW)
      const figures = await readFigures(id)
      expect(figures.months).toEqual(months)
      expect(figures.yearBefore).toEqual(before)
      wins += months.reduce((sum, { count }) => sum + count, 0)
    }
    expect(wins).toBeGreaterThan(5)
  })

  it('LST-08 a list of companies has the figures of their pages', async () => {
    const wins: number[] = []
    for (const { id } of companies) {
      const { months, total } = await readFigures(id)
      const counts = (months ?? []).map(({ count }) => count)
      const { percent, bids } = winRateOf(total as BidTally)
      const small = bids < SMALL_SAMPLE ? ` ${SMALL_SAMPLE_TEXT}` : ''
      const [row] = await database().sql`select year_win_count, year_amount::float8, monthly_wins, win_rate,
        win_rate_basis from record_company where id = ${id}`
      const count = counts.reduce((sum, n) => sum + n, 0)
      expect(row).toEqual({
        year_win_count: count,
        year_amount: (months ?? []).reduce((sum, { amount }) => sum + amount, 0),
        monthly_wins: counts.join(','),
        win_rate: percent === null ? null : `${formatPercent(percent)}%`,
        win_rate_basis: percent === null ? null : `${total.wins}/${bids}${small}`,
      })
      wins.push(count)
    }
    expect(Math.max(...wins)).toBeGreaterThan(2)
  })

  it('ACC-02 owners leave the gateway as far as the reader may see them', async () => {
    const all = await Promise.all(companies.map(({ id }) => readFigures(id)))
    const most = all.sort((a, b) => b.byOwner.total - a.byOwner.total)[0]
    if (!most) throw new Error('nobody')
    const visitor = await readFigures(most.id, VISITOR)
    expect([visitor.byOwner.records.length, visitor.byOwner.opensBy]).toEqual([2, 'login'])
    expect(visitor.byOwner.total).toBe(most.byOwner.total)
    expect(visitor.total).toEqual(most.total)
  })

  const readMarket = async (choice: MarketChoice) => {
    const market = await readMarketFigures(database())(choice as MarketQuery, NOW)
    if ('error' in market) throw new Error(market.error)
    return market
  }
  const marketOf = (of: readonly Result[]) => {
    const withLosers = of.filter(tellsLosers)
    const parties = (r: Result) => new Set([...r.bidderIds, ...r.winnerIds]).size
    const counts = of.map(({ bidCount }) => bidCount).sort((a, b) => a - b)
    return {
      results: of.length,
      bids: withLosers.reduce((sum, r) => sum + parties(r), 0),
      wins: withLosers.reduce((sum, r) => sum + r.winnerIds.length, 0),
      discount: calculateSpread(known(of.map(discountOfResult))),
      bidders: { count: of.length, median: counts[Math.ceil(counts.length / 2) - 1] },
    }
  }

  /** Choices with the results that they count. */
  const listChoices = (): ReadonlyArray<{ choice: MarketChoice; of: readonly Result[] }> => {
    const type = inPeriod[0]?.engineeringType as 'municipal'
    const ownerId = inPeriod.find((r) => r.ownerId !== null)?.ownerId ?? ''
    const [, band] = AMOUNT_BANDS
    const { min, max, value: amount } = band
    const isInBand = ({ winningAmount }: Result) => winningAmount >= min && winningAmount <= max
    const region = inPeriod.map(provinceOf)[0] ?? ''
    const year = 2025
    const days = marketPeriod(NOW, year)
    const inYear = results.filter(({ awardedOn }) => awardedOn >= days.from && awardedOn <= days.to)
    return [
      { choice: {}, of: inPeriod },
      { choice: { type }, of: inPeriod.filter((r) => r.engineeringType === type) },
      { choice: { amount }, of: inPeriod.filter(isInBand) },
      { choice: { year }, of: inYear },
      {
        choice: { region, amount, year },
        of: inYear.filter((r) => isInBand(r) && provinceOf(r) === region),
      },
      { choice: { owner: ownerId }, of: inPeriod.filter((r) => r.ownerId === ownerId) },
    ]
  }

  it('FIG-03 FIG-04 FIG-12 FIG-14 a market has the figures that its results come to, computed now or before', async () => {
    const compare = async () => {
      for (const { choice, of } of listChoices()) {
        const market = await readMarket(choice)
        expect(of.length, JSON.stringify(choice)).toBeGreaterThan(0)
        const { bidders, ...total } = marketOf(of)
        expect(market.total).toMatchObject({ ...total, bidders })
        expect(market.newestOn).toBe(
          of
            .map(({ awardedOn }) => awardedOn)
            .sort()
            .at(-1),
        )
        expect(Object.values(market.withoutDiscount).reduce((sum, n) => sum + n, 0)).toBe(
          of.length - (market.total.discount?.count ?? 0),
        )
        expect(market.companies.records.length).toBeGreaterThan(0)
        const withLosers = of.filter(tellsLosers)
        for (const { id, bids, wins, discount } of market.companies.records) {
          const named = of.filter((r) => [...r.winnerIds, ...r.bidderIds].includes(id))
          expect({ bids, wins }).toEqual(tallyOf(id, named))
          const won = withLosers.filter((r) => r.winnerIds.includes(id))
          expect(discount).toEqual(calculateSpread(known(won.map(discountOfResult))))
        }
        const wins = market.companies.records.map((r) => r.wins)
        expect(wins).toEqual([...wins].sort((a, b) => b - a))
      }
    }
    await compare()
    await refreshMarketResults(database().orm, { now: NOW, before: NOW })
    await compare()
    expect(await readMarketFigures(database())({ owner: 'o-none' }, NOW)).toEqual({ error: 'not-found' })
  })

  it('FIG-13 a market has its years, the newest first, and its parts add up', async () => {
    const { byYear, byType, byRegion, byAmount, total } = await readMarket({})
    expect(byYear.map(({ key }) => key)).toEqual(['2026', '2025', '2024', '2023', '2022'])
    for (const { key, results: count } of byYear)
      expect(count).toBe(
        results.filter(({ awardedOn }) => awardedOn.startsWith(key) && awardedOn <= to).length,
      )
    for (const parts of [byType, byRegion, byAmount])
      expect(parts.reduce((sum, part) => sum + part.results, 0)).toBe(total.results)
    const [province] = byRegion
    const { byRegion: cities, total: whole } = await readMarket({ region: province?.key })
    expect(whole.results).toBe(province?.results)
    for (const { key } of cities)
      expect([key.slice(0, 2), key.slice(2) !== '0000']).toEqual([province?.key.slice(0, 2), true])
  })

  it('FIG-12 results are computed anew after a change, when the last ones are old enough', async () => {
    const { orm } = database()
    await refreshMarketResults(orm, { now: NOW, before: NOW })
    const later = NOW + 1
    await orm.execute("update record_versions set version = version + 1 where kind = 'winning'")
    await refreshMarketResults(orm, { now: later, before: NOW })
    expect((await readMarket({})).computedAt).toBe(NOW)
    await refreshMarketResults(orm, { now: later, before: later })
    expect((await readMarket({})).computedAt).toBe(later)
  })

  it('FIG-14 a consortium is one bidder where the result states no number', async () => {
    const { orm } = database()
    const result = inPeriod.find((r) => tellsLosers(r) && r.ownerId !== null && new Set(r.bidderIds).size > 2)
    if (!result) throw new Error('there is no result with losers')
    const members = result.bidderIds.slice(0, 2).join(' ')
    const owner = result.ownerId ?? ''
    const count = new Set([...result.bidderIds, ...result.winnerIds]).size - 1
    await orm.execute(sql`update record_winning set bid_count = ${count} where owner_id = ${owner}`)
    await orm.execute(
      sql`update record_winning set bid_count = null, consortia = array[${members}] where id = ${result.id}`,
    )
    const { total } = await readMarket({ owner })
    expect([total.bidders?.least, total.bidders?.most]).toEqual([count, count])
    expect(total.bidders?.count).toBe(inPeriod.filter((r) => r.ownerId === owner).length)
  })

  it('FIG-03 FIG-04 COV-02 what the data does not tell is counted in no rate, and in a sum as untold', async () => {
    const winsOf = (id: string) => inPeriod.filter(({ winnerIds }) => winnerIds.includes(id))
    const { id } = companies.reduce((most, candidate) =>
      winsOf(candidate.id).length > winsOf(most.id).length ? candidate : most,
    )
    const [tooDear, tooCheap, foreign, alone] = winsOf(id)
    if (!tooDear || !tooCheap || !foreign || !alone) throw new Error('nobody has won four times')
    const before = (await readFigures(id)).total
    const changeRow = (result: Result, change: SQL) =>
      database().orm.execute(sql`update record_winning set ${change} where id = ${result.id}`)
    await changeRow(tooDear, sql`budget_amount = winning_amount - 1`)
    await changeRow(tooCheap, sql`budget_amount = winning_amount * 3`)
    await changeRow(foreign, sql`currency = 'USD'`)
    await changeRow(alone, sql`bidder_ids = winner_ids, winning_amount = null, budget_amount = null`)
    const { total } = await readFigures(id)
    expect(total.discount?.count).toBe((before.discount?.count ?? 0) - 4)
    // COV-02: `alone` has no amount; `foreign` has an amount in another currency.
    expect([total.won, total.amount, total.unpriced]).toEqual([
      before.won,
      (before.amount ?? 0) - foreign.winningAmount - alone.winningAmount,
      1,
    ])
    expect([total.bids, total.wins]).toEqual([before.bids - 1, before.wins - 1])
  })

  it('COV-01 without a source that covers it, no win is no zero', async () => {
    const { sql: run } = database()
    const lone = companies.find(({ id }) => !results.some(({ winnerIds }) => winnerIds.includes(id)))
    if (!lone) throw new Error('everybody has won')
    expect(await readFigures(lone.id)).toMatchObject({
      total: { won: 0, amount: 0 },
      yearBefore: { count: 0 },
    })
    await run`delete from record_coverage where kind = 'winning'`
    expect(await readFigures(lone.id)).toMatchObject({
      total: {
        bids: expect.any(Number),
        won: null,
        amount: null,
        unpriced: null,
        foreign: null,
        doubted: null,
      },
      months: null,
      yearBefore: null,
    })
  })
})
