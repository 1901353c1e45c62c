import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { type Facet, listFacets, tender } from '@zhushutong/domain/records'
import { beforeEach, expect, it } from 'vitest'
import type { FacetCounts } from '../engine.ports'
import type { AdmittedSearch, TimedOut } from '../search-request'
import { cacheWholeDivisions } from './cached-divisions'

const NOW = 1_795_000_000_000
const FACETS = listFacets(tender, {}, {}, NOW)

let divided: number
let version: number
let answer: FacetCounts | null | TimedOut
beforeEach(() => {
  divided = 0
  version = 1
  answer = { total: 3, byFilter: {} }
})

const keeping = () =>
  cacheWholeDivisions(
    async () => {
      divided += 1
      return answer
    },
    async () => version,
  )

const search = (changed: { kind?: unknown; now?: number; filters?: unknown; by?: string } = {}) =>
  ({
    kind: changed.kind ?? tender,
    request: { filters: changed.filters ?? {} },
    match: { by: changed.by ?? 'nothing' },
    asker: { now: changed.now ?? NOW },
  }) as AdmittedSearch

const ask = (divide: ReturnType<typeof keeping>, changed = {}, facets: readonly Facet[] = FACETS) =>
  divide(search(changed), facets, 50, 1_000)

it('LST-03 a whole list is divided once, also for who ask at the same time', async () => {
  const divide = keeping()
  expect(await Promise.all([ask(divide), ask(divide)])).toEqual([answer, answer])
  await ask(divide, { now: NOW + MINUTE_MS - 1 })
  expect(divided).toBe(1)
})

it('LST-03 it is divided anew when its records change, and after a minute', async () => {
  const divide = keeping()
  await ask(divide)
  version = 2
  answer = { total: 4, byFilter: {} }
  expect(await ask(divide)).toEqual(answer)
  await ask(divide, { now: NOW + MINUTE_MS })
  expect(divided).toBe(3)
})

it('a failure is not kept', async () => {
  let fails = true
  const divide = cacheWholeDivisions(
    async () => {
      if (fails) throw new Error('no connection')
      return answer as FacetCounts
    },
    async () => version,
  )
  await expect(ask(divide)).rejects.toThrow('no connection')
  fails = false
  expect(await ask(divide)).toEqual(answer)
})
