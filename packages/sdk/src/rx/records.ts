import { defer, from, type Observable } from 'rxjs'
import type { ItemOf, PagedCall, PageOptions } from '../client'
import type { PageShape } from '../client/pages'

/** A resource whose records are searched, such as `client.tenders`. */
interface SearchableResource<Query, Page extends PageShape> {
  readonly search: (query?: Query, options?: PageOptions) => PagedCall<Page>
}

/** All records of a search as they are fetched; unsubscribing stops after the current page. */
export function records$<Query, Page extends PageShape>(
  resource: SearchableResource<Query, Page>,
  query?: NoInfer<Query>,
  options?: PageOptions,
): Observable<ItemOf<Page>> {
  // rxjs treats an iterable promise as a promise and would emit the page instead of the records.
  return defer(() => from(recordsOf(resource, query, options)))
}

async function* recordsOf<Query, Page extends PageShape>(
  resource: SearchableResource<Query, Page>,
  query?: Query,
  options?: PageOptions,
): AsyncGenerator<ItemOf<Page>> {
  for await (const record of resource.search(query, options)) yield record as ItemOf<Page>
}
