import { MAX_TITLES, TITLE_KIND_LABELS } from '@zhushutong/domain/invoice'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { SavedTitle } from './invoice.types'

/** The reader's saved titles (BIL-08). */
export function TitlesView({
  titles,
  add,
  actionsOf,
}: {
  /** null: loading failed. */
  titles: readonly SavedTitle[] | null
  add: ReactNode
  actionsOf: (title: SavedTitle) => ReactNode
}) {
  if (titles === null)
    return (
      <TitledCard title="开票抬头">
        <ErrorState title="开票抬头暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      </TitledCard>
    )
  const isFull = titles.length >= MAX_TITLES
  return (
    <TitledCard title="开票抬头" count={titles.length} note={isFull ? `最多 ${MAX_TITLES} 个` : add}>
      {titles.length === 0 ? (
        <EmptyState title="暂无抬头">保存后申请开票时可以直接选用</EmptyState>
      ) : (
        <ul>
          {titles.map((title) => (
            <li
              key={title.titleId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0"
            >
              <span className="font-semibold wrap-anywhere">{title.title}</span>
              <Tag>{TITLE_KIND_LABELS[title.titleKind]}</Tag>
              {title.isDefault && <Tag tone="ok">默认</Tag>}
              {title.taxNumber && <span className="wrap-anywhere text-ink-2">{title.taxNumber}</span>}
              <span className="ml-auto flex gap-2">{actionsOf(title)}</span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
