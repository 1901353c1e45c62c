import type { Failure, RecordLookup, RecordPage, RecordView } from '@zhushutong/domain/records'
import { type RecordEndpoints, recordContract } from '../contract'
import type { PortalError } from '../errors'
import type { FullClient } from '../portal/full-client'
import { catchFailure, failureCode } from './failures'

const NO_ANSWER = 0

const failureOf = (error: PortalError): Failure => ({
  error: failureCode(error),
  message: error.message,
  status: error.status ?? NO_ANSWER,
  requestId: error.requestId,
})

const UNKNOWN_KIND: Failure = { error: '30003', message: '没有这一类数据', status: 404 }

/** RecordLookup over the client; masked for the client's token. */
export function recordLookup(client: Pick<FullClient, 'call' | 'search'>): RecordLookup {
  const ask = async <T>(kind: string, call: (endpoints: RecordEndpoints) => Promise<T>) => {
    const endpoints = Object.hasOwn(recordContract, kind) ? recordContract[kind] : undefined
    return endpoints ? catchFailure(call(endpoints), failureOf) : UNKNOWN_KIND
  }

  return {
    search: (kind, query) =>
      ask(kind, async ({ search }) => {
        const { filters, ...rest } = query
        // The contract's schemas fit any kind; the gateway rejects filters that this kind does not have.
        const page = await client.call(search, { ...rest, filters: filters as never })
        return page as unknown as RecordPage<RecordView>
      }),
    detail: (kind, id) =>
      ask(kind, async ({ detail }) => ({
        record: (await client.call(detail, { id })) as unknown as RecordView,
      })),
    suggest: (text) =>
      catchFailure(
        client.search.suggestion({ companyNames: text }).then(({ records }) => records),
        failureOf,
      ),
  }
}
