import type { ContentSuggestions } from '@zhushutong/domain/content'
import { formatCount } from '@zhushutong/domain/formatting'
import { findHitRanges } from '@zhushutong/domain/portal/search'
import { Highlight } from '@zhushutong/ui/highlight'
import { OPTION_ROW, useOption } from './option-list'

/** Articles for the text: the first titles, and a link to the results of each group (CON-10). */
export function ContentLinks({
  content,
  keyword,
  onFollow,
}: {
  content: ContentSuggestions | null
  keyword: string
  onFollow: () => void
}) {
  const option = useOption()
  if (!content || content.groups.length === 0) return null
  return (
    <section aria-label="资讯、政策与问答" className="border-t border-line pt-1">
      {content.titles.map(({ id, title, groupName, url }) => (
        <a key={id} href={url} ref={option} className={OPTION_ROW} onClick={onFollow}>
          <span className="min-w-0 flex-1 truncate">
            <Highlight text={title} ranges={findHitRanges(title, keyword)} />
          </span>
          <span className="flex-none text-12 text-ink-3">{groupName}</span>
        </a>
      ))}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2">
        <span className="text-12 text-ink-3">全部内容</span>
        {content.groups.map(({ key, label, total, url }) => (
          <a key={key} href={url} ref={option} className="chip text-primary!" onClick={onFollow}>
            {label}
            <span className="text-12 text-ink-3">{formatCount(total)} 篇</span>
          </a>
        ))}
      </div>
    </section>
  )
}
