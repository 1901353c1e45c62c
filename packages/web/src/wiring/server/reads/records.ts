import type { ComqueryLookup } from '@zhushutong/domain/comquery'
import type { Distribution, RecordLookup, RecordQuery } from '@zhushutong/domain/records'
import { comqueryLookup, recordLookup } from '@zhushutong/sdk/adapters'
import type { FullClient } from '@zhushutong/sdk/portal'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { noteFault, orNull, PART } from '../answers'
import { CALLS } from '../services'

export const RECORDS: ServiceIdentifier<RecordLookup> = Symbol('records')
export const COMQUERY: ServiceIdentifier<ComqueryLookup> = Symbol('comquery')

const noteRecordFaults = ({ search, detail, suggest }: RecordLookup): RecordLookup => ({
  search: (kind, query) => noteFault(search(kind, query)),
  detail: (kind, id) => noteFault(detail(kind, id)),
  suggest: (text) => noteFault(suggest(text)),
})

export const recordsModule = new ContainerModule(({ bind }) => {
  bind(RECORDS)
    .toResolvedValue((calls: FullClient) => noteRecordFaults(recordLookup(calls)), [CALLS])
    .inSingletonScope()
  bind(COMQUERY).toResolvedValue(comqueryLookup, [CALLS]).inSingletonScope()
})

/**
 * The distribution of the list of a segment; null if it has too many records, or if loading fails or takes
 * too long.
 */
export function loadDistribution(
  { search }: FullClient,
  type: string,
  { keyword, filters }: Pick<RecordQuery, 'keyword' | 'filters'>,
): Promise<Distribution | null> {
  const chosen = Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))
  return orNull(search.distribution({ type, ...(keyword && { keyword }), filters: chosen }, PART))
}
