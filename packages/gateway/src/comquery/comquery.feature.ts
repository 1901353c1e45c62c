import type { Comquery } from '@zhushutong/domain/comquery'
import { contract, type InputOf } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, mountGroup } from '../platform/http'
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

/**
 * The combined query: companies by conditions on several kinds, and how many each condition alone would
 * leave.
 */
export const comqueryFeature: Feature = ({ database, calls }) => {
  const search = runComquery(database)
  const preview = previewComquery(database)
  // The contract checks only the shape; the domain then checks each field.
  const queryOf = (input: ComqueryInput) => input as Comquery
  return {
    routes: (app) =>
      mountGroup(
        app,
        { search: contract.comquery.search, preview: contract.comquery.preview },
        {
          search: async (input, { viewer, now }) =>
            answerOf(await search(queryOf(input), { viewer, now })) as never,
          preview: async (input, { viewer, now }) =>
            answerOf(await preview(queryOf(input), { viewer, now })) as never,
        },
        calls,
      ),
  }
}
