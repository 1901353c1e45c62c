import type { ComqueryLookup, ComqueryPage } from '@zhushutong/domain/comquery'
import type { Failure } from '@zhushutong/domain/records'
import type { PortalClient } from '../client'
import type { PortalError } from '../errors'
import { catchFailure, failureCode } from './failures'

const NO_ANSWER = 0

const failureOf = (error: PortalError): Failure => ({
  error: failureCode(error),
  message: error.message,
  status: error.status ?? NO_ANSWER,
  requestId: error.requestId,
})

/** ComqueryLookup over the client; masked for the client's token. */
export function comqueryLookup({ comquery }: Pick<PortalClient, 'comquery'>): ComqueryLookup {
  return {
    // The contract has a field per group of conditions; a query has them by key.
    search: async (query) =>
      (await catchFailure(comquery.search(query as never), failureOf)) as unknown as ComqueryPage | Failure,
    preview: (query) => catchFailure(comquery.preview(query as never), failureOf),
  }
}
