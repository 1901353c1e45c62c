import type { KindName } from '@zhushutong/domain/records'
import { defer, from, type Observable } from 'rxjs'
import type { PageOptions, RecordItemOf, RecordResource, RecordSearch } from '../client'

/** All records of a search as they are fetched; unsubscribing stops after the current page. */
export function records$<N extends KindName>(
  resource: Pick<RecordResource<N>, 'search'>,
  query?: RecordSearch<N>,
  options?: PageOptions,
): Observable<RecordItemOf<N>> {
  // rxjs treats an iterable promise as a promise and would emit the page instead of the records.
  return defer(() => from(recordsOf(resource, query, options)))
}

async function* recordsOf<N extends KindName>(
  resource: Pick<RecordResource<N>, 'search'>,
  query?: RecordSearch<N>,
  options?: PageOptions,
): AsyncGenerator<RecordItemOf<N>> {
  for await (const record of resource.search(query, options)) yield record as RecordItemOf<N>
}
