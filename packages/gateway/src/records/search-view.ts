import type { Viewer } from '@zhushutong/domain/access'
import {
  isExpired,
  keywordHits,
  type Locks,
  type RecordKind,
  type RecordView,
  viewRecord,
} from '@zhushutong/domain/records'
import type { Place } from './cursor'
import type { KeywordMatch } from './keyword'
import { listColumns } from './read-columns'
import type { Found } from './search-queries'
import type { SearchRequest } from './search-request'

export interface Asker {
  readonly viewer: Viewer
  /** ms; fixes what "近 7 天" means and what is expired. */
  readonly now: number
}

/** What the search of one kind needs at every step. */
export interface Search {
  readonly kind: RecordKind
  readonly request: SearchRequest
  readonly match: KeywordMatch
  readonly asker: Asker
  readonly locks: Locks
  readonly after: Place | null
}

/** The records as their reader may see them, each with where the keyword stands in its title. */
export const viewsOf = (
  { kind, request, match, asker, locks }: Search,
  found: readonly Pick<Found, 'record'>[],
): RecordView[] => {
  const columns = listColumns(kind)
  const marked = match.by !== 'nothing' && !(kind.title in locks) ? (request.keyword ?? '') : ''
  return found.map(({ record }) => {
    const hits = marked ? keywordHits(String(record[kind.title] ?? ''), marked) : []
    const view = viewRecord(columns, record, locks, isExpired(kind, record, asker.now))
    return (hits.length > 0 ? { ...view, hits } : view) as RecordView
  })
}
