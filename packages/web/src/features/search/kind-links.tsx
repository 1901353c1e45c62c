import { formatCount } from '@zhushutong/domain/formatting'
import type { KindSuggestion } from '@zhushutong/domain/portal/search'
import { useOption } from './option-list'

/** A count as text: 1,000+ 条 */
export function countText({ total, totalIsCapped, classifier }: KindSuggestion): string {
  return `${formatCount(total)}${totalIsCapped ? '+' : ''} ${classifier}`
}

/** Other kinds with results for the text: a link for each, with its count (SHL-08). */
export function KindLinks({
  kinds,
  hrefOf,
  onFollow,
}: {
  kinds: readonly KindSuggestion[]
  hrefOf: (type: string) => string
  onFollow: () => void
}) {
  const option = useOption()
  if (kinds.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2">
      <span className="text-12 text-ink-3">其他类别</span>
      {kinds.map((kind) => (
        <a
          key={kind.type}
          href={hrefOf(kind.type)}
          ref={option}
          className="chip text-primary!"
          onClick={onFollow}
        >
          {kind.label}
          <span className="text-12 text-ink-3">{countText(kind)}</span>
        </a>
      ))}
    </div>
  )
}
