import type { ComqueryLookup, ComqueryPage } from '@zhushutong/domain/comquery'
import type { Failure } from '@zhushutong/domain/records'
import type { PortalClient } from '../client'
import type { PortalError } from '../errors'
import { codeOf, orFailure } from './failures'

const NO_ANSWER = 0

const failureOf = (error: PortalError): Failure => ({
  error: codeOf(error),
  message: error.message,
  status: error.status ?? NO_ANSWER,
})

/** ComqueryLookup over the client; masked for the client's token. */
export const comqueryLookup = ({ comquery }: Pick<PortalClient, 'comquery'>): ComqueryLookup => ({
  // The contract names every sort of condition; a query holds them by name.
  search: async (query) =>
    (await orFailure(comquery.search(query as never), failureOf)) as unknown as ComqueryPage | Failure,
  preview: (query) => orFailure(comquery.preview(query as never), failureOf),
})
