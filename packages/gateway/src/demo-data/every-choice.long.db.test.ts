import { ADD_ONS } from '@zhushutong/domain/access'
import { type Filter, KINDS, type RecordKind } from '@zhushutong/domain/records'
import { aViewer } from '@zhushutong/domain/testing'
import { contract } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { contentFeature } from '../content'
import { recordSearch, recordsFeature } from '../records'
import { demoContentFeature, demoRecordsFeature } from './index'

/** Three pages of ten. */
const LEAST = 30
const EVERYTHING = aViewer({ svip: true, ownerLookup: true, addOns: ADD_ONS })

const NOT_BUILT = 'services and goods are tendered, but never approved or built as a project'
/** Filter options without records in reality too. */
const EMPTY: Readonly<Record<string, string>> = {
  'project type=service': NOT_BUILT,
  'project type=goods': NOT_BUILT,
  'engineering type=service': NOT_BUILT,
  'engineering type=goods': NOT_BUILT,
  'planned type=service': NOT_BUILT,
  'planned type=goods': NOT_BUILT,
  'landTransfer use=green': 'land for parks and squares is allocated, never sold',
}

const choicesOf = (filter: Filter): readonly string[] => {
  if (filter.type === 'range') return filter.presets.map(({ value }) => value)
  // A match mode defines the combination of other options and finds nothing by itself.
  return 'options' in filter && filter.type !== 'match' ? filter.options.map(({ value }) => value) : []
}

describe('the demo data of a first start', () => {
  let database: TestDatabase
  let gateway: TestGateway
  let search: ReturnType<typeof recordSearch>

  beforeAll(async () => {
    database = await openMigratedDatabase('PostgreSQL')
    gateway = await startGateway(database, [
      demoRecordsFeature,
      demoContentFeature,
      recordsFeature,
      contentFeature,
    ])
    search = recordSearch(database)
  })
  afterAll(async () => {
    await gateway?.close()
    await database?.close()
  })

  const countRecords = async (kind: RecordKind, filters: Readonly<Record<string, readonly string[]>>) => {
    const asker = { viewer: EVERYTHING, now: NOW }
    const page = await search(kind, { pageNum: 1, pageSize: 10, filters }, asker)
    if ('error' in page) throw new Error(`${kind.kind}: ${JSON.stringify(page)}`)
    return page.total
  }

  it.each(KINDS)('$kind: each of its lists has at least three pages', async (kind) => {
    expect(await countRecords(kind, {}), kind.kind).toBeGreaterThanOrEqual(LEAST)
    for (const { segment, filter } of kind.subLists ?? [])
      expect(await countRecords(kind, { [filter.key]: [filter.value] }), segment).toBeGreaterThanOrEqual(
        LEAST,
      )
  })

  it.each(KINDS)('$kind: every filter option finds records, as in the real data', async (kind) => {
    const nothing: string[] = []
    let asked = 0
    for (const filter of kind.filters)
      for (const value of choicesOf(filter)) {
        asked++
        if ((await countRecords(kind, { [filter.key]: [value] })) === 0)
          nothing.push(`${kind.kind} ${filter.key}=${value}`)
      }
    expect(asked).toBeGreaterThan(0)
    expect(nothing).toEqual(Object.keys(EMPTY).filter((choice) => choice.startsWith(`${kind.kind} `)))
  })

  it('fills every board, statistic and hot list', async () => {
    const { hotCompanies, hotSearches } = contract.content
    // The state of the data is computed by a job. A statistic is also available by GET under a second name.
    const { dataStatus: _, ...statistics } = contract.statistics
    const calls = Object.values({ ...statistics, hotCompanies, hotSearches })
    for (const { path } of calls.filter(({ method }) => method === 'POST')) {
      const { data } = await gateway.call<unknown[] | { readonly records: unknown[] }>(path)
      expect(Array.isArray(data) ? data.length : data.records.length, path).toBeGreaterThan(2)
    }
    const boards = Object.values(contract.statistics).filter(({ path }) => path.startsWith('/leaderboard/'))
    for (const { path } of boards)
      expect((await gateway.call<{ records: unknown[] }>(path)).data.records, path).toHaveLength(10)
  })
})
