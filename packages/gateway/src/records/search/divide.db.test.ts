import { ADD_ONS, VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  type Distribution,
  KINDS,
  planned,
  type RecordKind,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { seedDatabase } from '../../demo-data'
import { searchEngine } from '../engine'
import { divideRecords } from './divide-records'
import { searchRecords } from './search-records'

const NOW = 1_795_000_000_000
const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }
const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

type Filters = Record<string, string[]>

describeOnBoth('how a list divides', (database) => {
  const asker = (viewer: Viewer) => ({ viewer, now: NOW })
  const ask = (kind: RecordKind, filters: Filters, viewer: Viewer = MEMBER) =>
    divideRecords(searchEngine(database()))(kind, { filters }, asker(viewer))
  const divided = async (...list: Parameters<typeof ask>): Promise<Distribution> => {
    const found = await ask(...list)
    if (!found || 'error' in found) throw new Error(`not divided: ${JSON.stringify(found)}`)
    return found
  }
  const totalOf = async (kind: RecordKind, filters: Filters) => {
    const search = searchRecords(searchEngine(database()))
    const page = await search(kind, { filters, ...FIRST_PAGE }, asker(MEMBER))
    if ('error' in page) throw new Error(page.error)
    return page.total
  }
  const partsOf = (found: Distribution, filter: string) =>
    found.facets.find((facet) => facet.filter === filter)?.parts ?? []

  beforeAll(async () => void (await seedDatabase(database(), { size: 200, now: NOW })))

  it('LST-03 adds up to the list, and each part is what its filter finds', async () => {
    for (const kind of [tender, winning]) {
      const found = await divided(kind, {})
      expect(found.total).toBe(await totalOf(kind, {}))
      for (const { filter, parts, other } of found.facets) {
        expect(parts.reduce((sum, { count }) => sum + count, other)).toBe(found.total)
        for (const { value, count } of parts)
          expect(await totalOf(kind, { [filter]: [value] }), `${filter} ${value}`).toBe(count)
      }
    }
  })

  it('LST-03 a chosen province divides by what is below it', async () => {
    const found = await divided(tender, { region: ['500000'] })
    expect(found.total).toBe(await totalOf(tender, { region: ['500000'] }))
    for (const { value, count } of partsOf(found, 'region'))
      expect(await totalOf(tender, { region: [value] }), value).toBe(count)
  })

  it('LST-03 every kind is divided, and a visitor not by what is closed to them', async () => {
    const holder: Viewer = { ...MEMBER, addOns: ADD_ONS, ownerLookup: true, enterprise: true }
    for (const kind of KINDS)
      expect((await divided(kind, {}, holder)).facets.length, kind.kind).toBeGreaterThan(1)
    const closed = await divided(planned, {}, VISITOR)
    expect(closed.facets.map(({ filter }) => filter)).toEqual(['region', 'approved', 'type'])
    expect(await ask(planned, { stage: ['x'] }, VISITOR)).toMatchObject({ error: 'invalid' })
  })

  it('LST-03 a result of too many is not divided; a keyword needs a login', async () => {
    const few = divideRecords(searchEngine(database()), 5)
    expect(await few(tender, { filters: {} }, asker(MEMBER))).toBeNull()
    expect(await few(tender, { keyword: '道路', filters: {} }, asker(VISITOR))).toEqual({
      error: 'login-needed',
    })
  })
})
