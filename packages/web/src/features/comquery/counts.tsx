import type { CappedCount, ComqueryPreview } from '@zhushutong/domain/comquery'
import { formatMatchCount } from '@zhushutong/domain/formatting'

/** A count as text: 1,284, or 超1万. */
export function countText({ total, totalIsCapped }: CappedCount): string {
  return formatMatchCount(totalIsCapped ? total + 1 : total)
}

/** The number of companies that match each condition, and all conditions together. */
export function Counts({ preview }: { preview: Pick<ComqueryPreview, 'parts' | 'total' | 'totalIsCapped'> }) {
  return (
    <dl className="grid gap-2">
      {preview.parts.map((part) => (
        <div key={part.key} className="flex items-baseline gap-3 border-b border-line pb-2">
          <dt className="min-w-0 flex-1 text-ink-2">{part.sentence}</dt>
          <dd className="tabular-nums whitespace-nowrap">{countText(part)} 家</dd>
        </div>
      ))}
      <div className="flex items-baseline gap-3 font-semibold">
        <dt className="flex-1">全部满足</dt>
        <dd className="text-16 text-primary tabular-nums">{countText(preview)} 家</dd>
      </div>
    </dl>
  )
}
