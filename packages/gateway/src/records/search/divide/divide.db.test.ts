import { ADD_ONS, VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  company,
  type Distribution,
  findLocks,
  findMenu,
  groupMenus,
  KINDS,
  planned,
  type RecordKind,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { runsAll } from '../../../../../../scripts/lib/breadth.mjs'
import { describeOnPostgres } from '../../../../test-support/databases'
import { NOW } from '../../../../test-support/gateway'
import { searchEngine } from '../../engine'
import { tableOf } from '../../schema/tables'
import { recordsChanged } from '../../schema/version.store'
import { searchRecords } from '../search-records'
import { countChoices, divideRecords } from './divide-records'

const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }
const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

type Filters = Record<string, string[]>

describeOnPostgres('how a list divides', { size: 300, now: NOW }, (database) => {
  const asker = (viewer: Viewer) => ({ viewer, now: NOW })
  const ask = (kind: RecordKind, filters: Filters, viewer: Viewer = MEMBER) =>
    divideRecords(searchEngine(database()))(kind, { filters }, asker(viewer))
  const divided = async (...list: Parameters<typeof ask>): Promise<Distribution> => {
    const counts = await ask(...list)
    if (!counts || 'error' in counts) throw new Error(`not divided: ${JSON.stringify(counts)}`)
    return counts
  }
  const countRecords = async (kind: RecordKind, filters: Filters) => {
    const search = searchRecords(searchEngine(database()))
    const page = await search(kind, { filters, ...FIRST_PAGE }, asker(MEMBER))
    if ('error' in page) throw new Error(page.error)
    return page.total
  }
  it('LST-03 adds up to the list, and each part is what its filter finds', async () => {
    const cases: readonly (readonly [RecordKind, Filters])[] = [
      [winning, {}],
      [tender, { region: ['500000'] }],
    ]
    for (const [kind, filters] of cases) {
      const distribution = await divided(kind, filters)
      expect(distribution.total).toBe(await countRecords(kind, filters))
      for (const { filter, parts, other } of distribution.facets) {
        expect(parts.reduce((sum, { count }) => sum + count, other)).toBe(distribution.total)
        // A part of the chosen province replaces the province.
        for (const { value, count } of parts)
          expect(await countRecords(kind, { ...filters, [filter]: [value] }), `${filter} ${value}`).toBe(
            count,
          )
      }
    }
  })

  it('LST-03 every kind is divided, and a visitor not by what is closed to them', async () => {
    const holder: Viewer = { ...MEMBER, addOns: ADD_ONS, ownerLookup: true, enterprise: true }
    for (const kind of KINDS)
      expect((await divided(kind, {}, holder)).facets.length, kind.kind).toBeGreaterThan(1)
    const closed = await divided(planned, {}, VISITOR)
    expect(closed.facets.map(({ filter }) => filter)).toEqual(['region', 'approved', 'type'])
    expect(await ask(planned, { stage: ['x'] }, VISITOR)).toMatchObject({ error: 'invalid' })
  })

  const HOLDER: Viewer = { ...MEMBER, addOns: ADD_ONS, ownerLookup: true, enterprise: true }
  const counted = async (kind: RecordKind, filters: Filters, key: string): Promise<Distribution> => {
    const choices = await countChoices(searchEngine(database()))(kind, { filters }, key, asker(HOLDER))
    if (!choices || 'error' in choices) throw new Error(`not counted: ${JSON.stringify(choices)}`)
    return choices
  }
  /** Compares the counts of a menu with the results of its choices: of choices with records and of an empty choice. */
  const expectCounts = async (kind: RecordKind, filters: Filters, key: string) => {
    const menu = findMenu(kind, key).map((filter) => filter.key)
    const { facets } = await counted(kind, filters, key)
    expect(facets.map(({ filter }) => filter)).toEqual(menu)
    for (const { filter, parts } of facets) {
      const beside = Object.entries(filters).filter(([name]) => name !== filter)
      const empty = parts.find(({ count }) => count === 0)
      const some = parts.filter(({ count }) => count > 0).slice(0, 5)
      for (const { value, count } of [...some, ...(empty ? [empty] : [])]) {
        const chosen = { ...Object.fromEntries(beside), ...(value === '' ? {} : { [filter]: [value] }) }
        const search = searchRecords(searchEngine(database()))
        const page = await search(kind, { filters: chosen, ...FIRST_PAGE }, asker(HOLDER))
        if ('error' in page) throw new Error(JSON.stringify(page))
        expect(count, `${kind.kind} ${JSON.stringify(chosen)}`).toBe(page.total)
      }
    }
    return facets
  }

  it('LST-04 every choice of every menu counts what it finds', async () => {
    let choices = 0
    for (const kind of runsAll('LONG') ? KINDS : [company, tender])
      for (const [first] of groupMenus(kind.filters)) {
        if (!first || first.type === 'reference') continue
        const facets = await expectCounts(kind, {}, first.key)
        choices += facets.flatMap(({ parts }) => parts.filter(({ count }) => count > 0)).length
      }
    expect(choices).toBeGreaterThan(100)
  })

  it('LST-04 what is chosen in the menu does not count, a grade beside a qualification does', async () => {
    const chosen = { region: ['500000'], type: ['municipal', 'building'] }
    for (const key of ['region', 'type', 'published', 'qualification'])
      await expectCounts(tender, chosen, key)
    const [any] = (await counted(tender, chosen, 'region')).facets
    expect(any?.parts[0]?.count).toBe(await countRecords(tender, { type: chosen.type }))
    const chosenOf: Filters[] = [
      { qualification: ['D110'], grade: ['A'] },
      { qualification: ['D110', 'D101'], qualificationMatch: ['all'], grade: ['B'] },
      { grade: ['A'], region: ['500000'] },
    ]
    for (const filters of chosenOf) await expectCounts(company, filters, 'qualification')
  })

  it('LST-04 nothing is counted by what is closed to the reader, nor in too many records', async () => {
    const few = countChoices(searchEngine(database()), 5)
    expect(await few(tender, { filters: {} }, 'notice', asker(MEMBER))).toBeNull()
    const count = countChoices(searchEngine(database()))
    for (const filter of planned.filters) {
      if (filter.type === 'reference' || !(filter.column in findLocks(planned, VISITOR))) continue
      expect(await count(planned, { filters: {} }, filter.key, asker(VISITOR)), filter.key).toMatchObject({
        error: 'invalid',
        field: 'menu',
      })
    }
    for (const key of ['owner', 'no-such'])
      expect(await count(tender, { filters: {} }, key, asker(MEMBER))).toMatchObject({ error: 'invalid' })
  })

  it('LST-03 a result of too many is not divided; a keyword needs a login', async () => {
    const few = divideRecords(searchEngine(database()), 5)
    expect(await few(tender, { filters: {} }, asker(MEMBER))).toBeNull()
    expect(await few(tender, { keyword: '道路', filters: {} }, asker(VISITOR))).toEqual({
      error: 'login-needed',
    })
  })

  it('LST-03 a list that was divided before follows its records', async () => {
    const divide = divideRecords(searchEngine(database()))
    const total = async () => {
      const division = await divide(tender, { filters: {} }, asker(MEMBER))
      return division && 'total' in division ? division.total : division
    }
    const before = await total()
    await database().orm.transaction(async (tx) => {
      const table = tableOf(tender)
      await tx.execute(sql`delete from ${table} where id = (select min(id) from ${table})`)
      await recordsChanged(tx, tender)
    })
    expect(await total()).toBe(Number(before) - 1)
  })
})
