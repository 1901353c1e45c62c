import { VISITOR } from '@zhushutong/domain/access'
import { company, credit } from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { seedDatabase } from '../db/seed'
import { readFrequencies } from './frequency'
import { keepNewest } from './newest'
import { listColumns } from './read-columns'
import { askedSearch, plannedSearch } from './search.store'
import type { Plan } from './search-plan'
import { readPage } from './search-queries'
import type { Search } from './search-view'
import type { Way } from './search-way'
import { tableOf } from './tables'

const NOW = 1_795_000_000_000
const SIZE = 640

describeOnBoth('indexes of the newest', (database) => {
  beforeAll(async () => {
    await seedDatabase(database(), { size: SIZE, now: NOW })
  })

  const keep = (all: number, worthIt?: number) =>
    database().sql.begin((tx) => keepNewest(tx, company, tableOf(company), all, worthIt))
  const parts = async () => (await readFrequencies(database().orm, 'company', [])).newest
  const indexes = async () => {
    const rows = await database().sql<{ indexdef: string }[]>`
      select indexdef from pg_indexes where tablename = 'record_company' and indexname like '%newest%' order by 1`
    return rows.map(({ indexdef }) => indexdef)
  }

  it('VAL-06 a small kind has none, a large one of its newest quarter, sixteenth and sixty-fourth', async () => {
    await keep(SIZE)
    expect(await parts()).toEqual([])
    await keep(SIZE, SIZE)
    const kept = await parts()
    for (const [i, part] of [64, 16, 4].entries()) {
      expect(kept[i]?.count).toBeGreaterThanOrEqual(SIZE / part)
      expect(kept[i]?.count).toBeLessThan((SIZE / part) * 3)
      expect((await indexes()).join()).toContain(`(sort_latest >= '${kept[i]?.since}'::bigint)`)
    }
    expect((await readFrequencies(database().orm, credit.kind, [])).newest).toEqual([])
  })

  it('VAL-06 what the newest do not hold enough of is found among all: each page is the same', async () => {
    await keep(SIZE, 1)
    const newest = await parts()
    const read = (plan: Plan) => readPage(database().orm, plan, listColumns(company), {}, 1)
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: NOW }
    let beyond = 0
    for (const keyword of ['建设', '工程', '集团', '装饰'])
      for (const pageNum of [1, 2, 3, 4]) {
        const asked = askedSearch(company, { keyword, filters: {}, pageNum, pageSize: 20 }, asker) as Search
        const plan = (await plannedSearch(database().orm, asked, 1)) as Plan
        const gather = (way: Partial<Way>) =>
          read({ ...plan, way: { by: 'gather', newest: [], isAll: false, ...way } as Way })
        const all = await gather({})
        expect(await gather({ newest })).toEqual(all)
        const first = await gather({ newest: newest.slice(0, 1), isAll: true })
        if (first.length < all.length) beyond += 1
        expect(first).toEqual(all.slice(0, first.length))
      }
    expect(beyond).toBeGreaterThan(5)
  })

  it('VAL-06 a part stays as it is while it holds about its share, and is cut anew when it does not', async () => {
    await keep(SIZE, 1)
    const [before, made] = [await parts(), await indexes()]
    await keep(SIZE, 1)
    expect([await parts(), await indexes()]).toEqual([before, made])
    await database().sql`update record_company set sort_latest = sort_latest - 400 * 86400000::bigint
      where sort_latest >= ${before[0]!.since}`
    await keep(SIZE, 1)
    const after = await parts()
    expect(after[0]!.since).toBeLessThan(before[0]!.since)
    expect(after[0]!.count).toBeGreaterThanOrEqual(SIZE / 64)
    expect(await indexes()).toHaveLength(3)
  })
})
