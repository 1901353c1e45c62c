import { company, KINDS, type RecordKind } from '@zhushutong/domain/records'
import { type Contract, contract, recordContract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { seedDatabase } from '../db/seed'
import { type Failure, type Handlers, mountGroup } from '../http'
import { recordDetail } from './detail.store'
import { expiryHandlers } from './expiry.routes'
import { refreshExpiry } from './expiry-refresh'
import { kindSuggestion } from './kind-suggestion.store'
import { refused } from './refused'
import { recordSearch } from './search.store'
import type { Refusal, SearchRequest } from './search-request'
import { recordSuggestion } from './suggestion.store'

const answerOf = <T extends object>(result: T | Refusal): T | Failure =>
  'error' in result ? refused(result as Refusal) : result

const HOUR = 3_600_000

/** Search and detail of every kind of the catalogue, and the suggestions of the search box. */
export const recordsFeature: Feature = ({ config, database, clock, calls, log }) => {
  const search = recordSearch(database)
  const detail = recordDetail(database)
  const suggest = recordSuggestion(database)
  const suggestByKind = kindSuggestion(database)

  // The contract's schemas of one kind are known at run time only; mountGroup checks input and result by them.
  const handlersOf = (kind: RecordKind): Handlers<Contract> => ({
    search: async (input, { viewer, now }) =>
      answerOf(await search(kind, input as SearchRequest, { viewer, now })),
    detail: async (input, { viewer, now }) =>
      answerOf(await detail(kind, (input as { id: string }).id, { viewer, now })),
  })

  const suggestions: Handlers<typeof contract.search> = {
    suggestion: async ({ companyNames }) => ({ records: await suggest(company, companyNames) }),
    suggestionByType: ({ keyword, type }, { viewer, now }) => suggestByKind(keyword, type, { viewer, now }),
  }

  // What ends soon is another list every day.
  const refreshLists = () => database.sql.begin((tx) => refreshExpiry(tx, clock.now()))

  return {
    jobs: [{ name: 'expiry lists', every: HOUR, run: async () => void (await refreshLists()) }],
    prepare: async () => {
      // Told even where requests are not: whoever starts for the first time waits for it.
      const told = log.level === 'warn' ? log.child({}, { level: 'info' }) : log
      const report = (line: string) => told.info(`演示数据 ${line}`)
      await seedDatabase(database, { size: config.SEED_SIZE, now: clock.now(), log: report })
    },
    routes: (app) => {
      for (const kind of KINDS) {
        const endpoints = recordContract[kind.kind]
        if (!endpoints) continue
        const { search, detail } = endpoints
        mountGroup(app, { search, detail } as Contract, handlersOf(kind), calls)
      }
      mountGroup(app, contract.search, suggestions, calls)
      mountGroup(app, { ...contract.expiry } as Contract, expiryHandlers(search), calls)
    },
  }
}
