import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import { company, findKindBySegment, KINDS, person, type RecordKind } from '@zhushutong/domain/records'
import { type Contract, contract, recordContract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Failure, type Handlers, mountGroup, pageIn } from '../platform/http'
import { searchCounter } from './counted-searches/count-searches'
import { refreshDerived } from './derived/derived'
import { refreshExpiry } from './derived/expiry-refresh'
import { recordDetail } from './detail.store'
import { refreshDoubts } from './doubts/refresh-doubts'
import { searchEngine } from './engine'
import { expiryHandlers } from './expiry.routes'
import { findProjectEvents } from './project-events'
import { refused } from './refused'
import { countChoices, divideRecords } from './search/divide/divide-records'
import { searchRecords } from './search/search-records'
import type { Refusal, SearchRequest } from './search/search-request'
import { recountTokens } from './search/token-stats'
import { readRecordOrigins } from './statements/read-origins'
import { suggestByKind } from './suggest/suggest-by-kind'

const answerOf = <T extends object>(result: T | Refusal): T | Failure =>
  'error' in result ? refused(result as Refusal) : result

export const recordsFeature: Feature = ({ database, clock, calls, log }) => {
  const engine = searchEngine(database)
  const search = searchRecords(engine)
  const detail = recordDetail(database)
  const suggestKinds = suggestByKind(engine)
  const divide = divideRecords(engine)
  const countMenu = countChoices(engine)
  const searches = searchCounter(database, clock)
  const projectEvents = findProjectEvents(engine)

  // The schemas of a kind are known at run time only; mountGroup checks inputs and results against them.
  const buildHandlers = (kind: RecordKind): Handlers<Contract> => ({
    search: async (input, { viewer, now, session }) => {
      const request = input as SearchRequest
      const page = await search(kind, request, { viewer, now })
      if (session && 'records' in page) {
        // Results of a corrected keyword count as a miss of the original one.
        const result = page.total === 0 || page.searchedInstead !== undefined ? 'missed' : 'found'
        await searches
          .count(result, kind, request, session.userId)
          .catch((error: unknown) => log.warn({ err: error }, 'search not counted'))
      }
      return answerOf(page)
    },
    detail: async (input, { viewer, now }) => {
      const record = await detail(kind, (input as { id: string }).id, { viewer, now })
      if ('error' in record) return refused(record as Refusal)
      return { ...record, ...(await readRecordOrigins(database.read(), kind, record.id, { viewer })) }
    },
  })

  const suggestions: Handlers<typeof contract.search> = {
    suggestion: async ({ companyNames }) => ({ records: await engine.suggestTitles(company, companyNames) }),
    suggestionByType: ({ keyword, type }, { viewer, now }) => suggestKinds(keyword, type, { viewer, now }),
    distribution: async ({ type, menu, ...list }, { viewer, now }) => {
      const kind = findKindBySegment(type)
      if (!kind) return refused({ error: 'not-found' })
      const asker = { viewer, now }
      const result =
        menu === undefined ? await divide(kind, list, asker) : await countMenu(kind, list, menu, asker)
      return result && 'error' in result ? refused(result) : result
    },
    dynamics: async ({ pageNum, pageSize, ...query }, { viewer, now }) => {
      const events = await projectEvents(query, { viewer, now })
      return Array.isArray(events) ? pageIn({ pageNum, pageSize }, events) : refused(events)
    },
  }

  // The expiry lists change every day.
  const refreshLists = () => database.orm.transaction((tx) => refreshExpiry(tx, clock.now()))

  // Imports of few records leave the counts of tokens as they are.
  const countAgain = () => database.orm.transaction((tx) => recountTokens(tx, 0))

  // Works reach their expected end as days pass, and wins leave the last year (LST-08).
  const refreshDays = () =>
    database.orm.transaction((tx) => refreshDerived(tx, person.kind, clock.now(), [person, company]))

  return {
    jobs: [
      { name: 'expiry lists', every: HOUR_MS, run: async () => void (await refreshLists()) },
      { name: 'token counts', every: DAY_MS, run: countAgain },
      { name: 'figures of the day', every: DAY_MS, run: async () => void (await refreshDays()) },
      {
        name: 'doubted values',
        every: DAY_MS,
        run: async () => void (await refreshDoubts(database, clock.now())),
      },
      { name: 'sweep counted searches', every: DAY_MS, run: searches.sweep },
    ],
    routes: (app) => {
      for (const kind of KINDS) {
        const endpoints = recordContract[kind.kind]
        if (!endpoints) continue
        const { search, detail } = endpoints
        mountGroup(app, { search, detail } as Contract, buildHandlers(kind), calls)
      }
      mountGroup(app, contract.search, suggestions, calls)
      mountGroup(app, { ...contract.expiry } as Contract, expiryHandlers(search), calls)
    },
  }
}
