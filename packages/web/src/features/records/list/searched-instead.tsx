import type { RecordQuery } from '@zhushutong/domain/records'
import { buildListHref, type ListLocation } from './list-model'

/** A notice that a corrected keyword was searched, with a link to the keyword as typed (FND-04). */
export function SearchedInstead({
  place,
  query,
  instead,
}: {
  place: ListLocation
  /** The query as typed. */
  query: RecordQuery
  /** The corrected keyword; undefined without a correction. */
  instead: string | undefined
}) {
  if (instead === undefined || !query.keyword) return null
  const literal = buildListHref(place, { ...query, match: 'literal', pageNum: 1 })
  return (
    <p role="status" className="border-b border-line bg-primary-soft px-4 py-2 text-ink">
      没有找到“{query.keyword}”，已改为查找“<b>{instead}</b>”。
      <a className="text-primary underline" href={literal}>
        仍按“{query.keyword}”查找
      </a>
    </p>
  )
}
