import { VISITOR } from '@zhushutong/domain/access'
import { company, credit, listColumns } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { tableOf } from '../schema/tables'
import { admitSearch } from './admission'
import type { AccessPath } from './cost-model'
import { readPage, readTotal } from './execute'
import { readPlan } from './find-records'
import type { Plan } from './plan'
import { maintainRecentIndexes } from './recent-index'
import type { AdmittedSearch } from './search-request'
import { readTokenStats } from './token-stats'

const SIZE = 300

describeOnBoth('indexes of recent records', { size: SIZE, now: NOW }, (database) => {
  const keep = (all: number, worthIt?: number) =>
    database().orm.transaction((tx) => maintainRecentIndexes(tx, company, tableOf(company), all, worthIt))
  const parts = async () => (await readTokenStats(database().orm, 'company', [])).recent
  const indexes = async () => {
    const rows = await database().sql<{ indexdef: string }[]>`
      select indexdef from pg_indexes where tablename = 'record_company' and indexname like '%newest%' order by 1`
    return rows.map(({ indexdef }) => indexdef)
  }

  it('VAL-06 a small kind has none, a large one of its most recent quarter, sixteenth and sixty-fourth', async () => {
    await keep(SIZE)
    expect(await parts()).toEqual([])
    await keep(SIZE, SIZE)
    const kept = await parts()
    for (const [i, part] of [64, 16, 4].entries()) {
      expect(kept[i]?.count).toBeGreaterThanOrEqual(SIZE / part)
      expect(kept[i]?.count).toBeLessThan((SIZE / part) * 3)
      expect((await indexes()).join()).toContain(`(sort_latest >= '${kept[i]?.since}'::bigint)`)
    }
    expect((await readTokenStats(database().orm, credit.kind, [])).recent).toEqual([])
  })

  it('VAL-06 what the recent records do not hold enough of is found among all: each page is the same', async () => {
    await keep(SIZE, 1)
    const recent = await parts()
    const read = (plan: Plan) =>
      readPage(database().orm, plan, { columns: listColumns(company), locks: {}, now: 0 })
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: NOW }
    let beyond = 0
    for (const keyword of ['建设', '工程', '集团', '装饰'])
      for (const pageNum of [1, 2, 3, 4]) {
        const asked = admitSearch(
          company,
          { keyword, filters: {}, pageNum, pageSize: 20 },
          asker,
          new Map(),
        ) as AdmittedSearch
        const plan = (await readPlan(database().orm, asked, 1)) as Plan
        const lookUp = (path: Partial<AccessPath>) =>
          read({ ...plan, path: { by: 'index-lookup', recent: [], isAll: false, ...path } as AccessPath })
        const all = await lookUp({})
        expect(await lookUp({ recent })).toEqual(all)
        const first = await lookUp({ recent: recent.slice(0, 1), isAll: true })
        if (first.length < all.length) beyond += 1
        expect(first).toEqual(all.slice(0, first.length))
      }
    expect(beyond).toBeGreaterThan(5)
  })

  it('VAL-06 a total within a part is counted there, and is the same', async () => {
    await keep(SIZE, 1)
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: NOW }
    const request = { filters: { won: ['30d'], status: ['active'] }, pageNum: 1, pageSize: 20 }
    const asked = admitSearch(company, request, asker, new Map()) as AdmittedSearch
    const plan = (await readPlan(database().orm, asked, 1)) as Plan
    const byIndex = { ...plan, countsByScan: false }
    const path: AccessPath = { by: 'index-lookup', recent: [], isAll: false }
    expect(plan.path).toMatchObject({ isAll: true })
    const { total } = await readTotal(database().orm, byIndex, SIZE)
    expect(total).toBeGreaterThan(0)
    expect(total).toBe((await readTotal(database().orm, { ...byIndex, path }, SIZE)).total)
  })

  it('VAL-06 a part stays as it is while it holds about its share, and is rebuilt when it does not', async () => {
    await keep(SIZE, 1)
    const [before, created] = [await parts(), await indexes()]
    await keep(SIZE, 1)
    expect([await parts(), await indexes()]).toEqual([before, created])
    await database().sql`update record_company set sort_latest = sort_latest - 400 * 86400000::bigint
      where sort_latest >= ${before[0]!.since}`
    await keep(SIZE, 1)
    const after = await parts()
    expect(after[0]!.since).toBeLessThan(before[0]!.since)
    expect(after[0]!.count).toBeGreaterThanOrEqual(SIZE / 64)
    expect(await indexes()).toHaveLength(3)
  })
})
