import type { RecordQuery } from '@zhushutong/domain/records'
import { hrefOf, type ListLocation } from './list-model'

/** Says that another keyword was searched than the one that was typed, and leads to what was typed (FND-04). */
export function SearchedInstead({
  place,
  query,
  instead,
}: {
  place: ListLocation
  /** As it was typed. */
  query: RecordQuery
  /** What was searched; undefined where that is the same. */
  instead: string | undefined
}) {
  if (instead === undefined || !query.keyword) return null
  const literal = hrefOf(place, { ...query, match: 'literal', pageNum: 1 })
  return (
    <p role="status" className="border-b border-line bg-primary-soft px-4 py-2 text-ink">
      没有找到“{query.keyword}”，已改为查找“<b>{instead}</b>”。
      <a className="text-primary underline" href={literal}>
        仍按“{query.keyword}”查找
      </a>
    </p>
  )
}
