import type { Comquery } from '@zhushutong/domain/comquery'
import { contract, type InputOf } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { CODES, type Failure, mountGroup } from '../http'
import { refused } from '../records'
import { type ComqueryRefusal, comqueryPreview, comquerySearch } from './comquery.store'

/** A refusal as callers get it. */
export const comqueryFailure = (refusal: ComqueryRefusal): Failure => {
  switch (refusal.error) {
    case 'empty':
      return { error: '10099', message: refusal.message, status: 400 }
    case 'closed':
      return { error: CODES.badRequest, message: refusal.message, status: 403 }
    default:
      return refused(refusal)
  }
}

type Asked = InputOf<typeof contract.comquery.search>

const answerOf = <T extends object>(result: T | ComqueryRefusal): T | Failure =>
  'error' in result ? comqueryFailure(result as ComqueryRefusal) : result

/** The combined query: companies by conditions of several kinds, and what each of them alone would leave. */
export const comqueryFeature: Feature = ({ database, calls }) => {
  const search = comquerySearch(database)
  const preview = comqueryPreview(database)
  // Whatever the contract lets through is looked at by the domain, field by field.
  const queryOf = (input: Asked) => input as Comquery
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
