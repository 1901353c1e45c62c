import type { KindName } from '@zhushutong/domain/records'
import { defer, from, type Observable } from 'rxjs'
import type { EachOptions, RecordOf, RecordResource, RecordSearch } from '../client/records'

/** All records of a search as they are fetched; unsubscribing stops at the page under way. */
export const records$ = <N extends KindName>(
  resource: RecordResource<N>,
  query?: RecordSearch<N>,
  options?: EachOptions,
): Observable<RecordOf<N>> => defer(() => from(resource.each(query, options)))
