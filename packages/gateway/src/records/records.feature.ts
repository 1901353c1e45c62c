import { company, KINDS, type RecordKind } from '@zhushutong/domain/records'
import { type Contract, contract, recordContract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { seedDatabase } from '../db/seed'
import { CODES, type Failure, type Handlers, mountGroup } from '../http'
import { recordDetail } from './detail.store'
import { recordSearch } from './search.store'
import type { Refusal, SearchRequest } from './search-request'
import { recordSuggestion } from './suggestion.store'

const failureOf = (refusal: Refusal): Failure => {
  switch (refusal.error) {
    case 'login-needed':
      return { error: CODES.loginNeeded }
    case 'not-found':
      return { error: '30003', status: 404 }
    case 'timeout':
      return { error: CODES.fault, message: '检索超时，请增加条件后重试', status: 503 }
    case 'invalid': {
      const { field, message } = refusal
      return { error: CODES.badRequest, message, data: { fields: [{ field, message }] } }
    }
  }
}

const answerOf = <T extends object>(result: T | Refusal): T | Failure =>
  'error' in result ? failureOf(result as Refusal) : result

/** Search and detail of every kind of the catalogue, and the suggestions of the search box. */
export const recordsFeature: Feature = ({ config, database, clock, calls, log }) => {
  const search = recordSearch(database)
  const detail = recordDetail(database)
  const suggest = recordSuggestion(database)

  // The contract's schemas of one kind are known at run time only; mountGroup checks input and result by them.
  const handlersOf = (kind: RecordKind): Handlers<Contract> => ({
    search: async (input, { viewer, now }) =>
      answerOf(await search(kind, input as SearchRequest, { viewer, now })),
    detail: async (input, { viewer, now }) =>
      answerOf(await detail(kind, (input as { id: string }).id, { viewer, now })),
  })

  return {
    prepare: async () => {
      const report = (line: string) => log.info(`演示数据 ${line}`)
      await seedDatabase(database, { size: config.SEED_SIZE, now: clock.now(), log: report })
    },
    routes: (app) => {
      for (const kind of KINDS) {
        const endpoints = recordContract[kind.kind]
        if (endpoints) mountGroup(app, { ...endpoints } as Contract, handlersOf(kind), calls)
      }
      const suggestion = async ({ companyNames }: { companyNames: string }) => ({
        records: await suggest(company, companyNames),
      })
      mountGroup(app, contract.search, { suggestion }, calls)
    },
  }
}
