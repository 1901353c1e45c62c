import type { Comquery } from '@zhushutong/domain/comquery'
import { contract, type InputOf } from '@zhushutong/sdk/contract'
import { Busy, createTurns } from '../platform/db'
import type { Feature } from '../platform/feature'
import { type CallContext, CODES, type Failure, mountGroup } from '../platform/http'
import { refused } from '../records'
import { type ComqueryRefusal, previewComquery, runComquery } from './comquery.store'

export function comqueryFailure(refusal: ComqueryRefusal): Failure {
  switch (refusal.error) {
    case 'empty':
      return { error: '10099', message: refusal.message, status: 400 }
    case 'closed':
      return { error: CODES.badRequest, message: refusal.message, status: 403 }
    default:
      return refused(refusal)
  }
}

type ComqueryInput = InputOf<typeof contract.comquery.search>

const answerOf = <T extends object>(result: T | ComqueryRefusal): T | Failure =>
  'error' in result ? comqueryFailure(result as ComqueryRefusal) : result

/** Longer than a query may take, so that a page and its parallel count both run. */
const WAIT_MS = 6_000
/** On PGlite, a pause of twice the query's duration lets other statements run. */
const PGLITE_REST_TIMES = 2
const WAITING: Failure = {
  error: CODES.tooMany,
  message: '上一个组合查询还没有完成，请稍后重试',
  status: 429,
}

/** The combined query: companies by conditions on several kinds, and counts for each condition alone. */
export const comqueryFeature: Feature = ({ database, calls }) => {
  const search = runComquery(database)
  const preview = previewComquery(database)
  // A query reads whole kinds of records, so an account runs one at a time, of any type. These turns are
  // local to the gateway; between gateways, the first of each waits for a lock in the database.
  const turns = createTurns({ name: 'combined-queries', atOnce: 1, waitMs: WAIT_MS })
  // PGlite has one backend, where a query blocks every statement: all accounts share one queue, with pauses.
  const shared =
    database.kind === 'pglite'
      ? createTurns({ name: 'combined-queries', atOnce: 1, waitMs: WAIT_MS, restTimes: PGLITE_REST_TIMES })
      : null
  const inTurn = <T extends object>(
    { session }: Pick<CallContext, 'session'>,
    work: (line: string) => Promise<T | ComqueryRefusal>,
  ): Promise<T | Failure> => {
    const line = `comquery:${session?.userId ?? ''}`
    return turns
      .take(line, async () => answerOf(await (shared ? shared.take('all', () => work(line)) : work(line))))
      .catch((error: unknown) => {
        if (error instanceof Busy) return WAITING
        throw error
      })
  }
  // The contract checks only the shape; the domain then checks each field.
  const queryOf = (input: ComqueryInput) => input as Comquery
  return {
    routes: (app) =>
      mountGroup(
        app,
        { search: contract.comquery.search, preview: contract.comquery.preview },
        {
          search: async (input, context) =>
            (await inTurn(context, (line) => search(queryOf(input), context, line))) as never,
          preview: async (input, context) =>
            (await inTurn(context, (line) => preview(queryOf(input), context, line))) as never,
        },
        calls,
      ),
  }
}
