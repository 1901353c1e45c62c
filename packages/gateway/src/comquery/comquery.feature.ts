import type { Comquery } from '@zhushutong/domain/comquery'
import { contract, type InputOf } from '@zhushutong/sdk/contract'
import { Busy, createTurns } from '../platform/db'
import type { Feature } from '../platform/feature'
import { type CallContext, CODES, type Failure, mountGroup } from '../platform/http'
import { refused } from '../records'
import { type ComqueryRefusal, previewComquery, runComquery } from './comquery.store'

/** A refusal as the response to the caller. */
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

/** Longer than a query may take, so that a page and the count beside it both get their turn. */
const WAIT_MS = 6_000
/** PGlite's backend is left to others for twice as long as a query took. */
const PGLITE_REST_TIMES = 2
const WAITING: Failure = {
  error: CODES.tooMany,
  message: '上一个组合查询还没有完成，请稍后再试',
  status: 429,
}

/**
 * The combined query: companies by conditions on several kinds, and how many each condition alone would
 * leave.
 */
export const comqueryFeature: Feature = ({ database, calls }) => {
  const search = runComquery(database)
  const preview = previewComquery(database)
  // Each reads whole kinds of records: one account runs one at a time, whatever it asks for. The turns are this
  // gateway's; the first in each gateway then stand in one line at the database.
  const turns = createTurns({ atOnce: 1, waitMs: WAIT_MS })
  // PGlite has one backend, where every statement waits for a query: all accounts share one line, which rests in between.
  const shared =
    database.kind === 'pglite'
      ? createTurns({ atOnce: 1, waitMs: WAIT_MS, restTimes: PGLITE_REST_TIMES })
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
