import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatTime } from '@zhushutong/domain/formatting'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'

/** A new record or article; times in ms. */
export interface ShownNews {
  readonly key: string
  readonly kindLabel: string
  /** null: closed to the reader, or deleted. */
  readonly title: string | null
  readonly href: string | null
  readonly region: string | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly expired: boolean
  readonly exists: boolean
  /** The change of a followed record; null for a new record. */
  readonly change: {
    readonly dataOn: string
    readonly changes: ReadonlyArray<{
      readonly label: string
      readonly before: string | null
      readonly after: string | null
    }>
  } | null
}

/** A new record or a change; `about` is shown before its sources. */
export function NewsRow({ row, about }: { row: ShownNews; about?: ReactNode }) {
  const { title, href, exists, region, sourcePlatform, collectedAt, change } = row
  const text = title ?? (exists ? '开通会员后可查看名称' : '数据已下线')
  return (
    <article className="border-b border-line py-3 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {href === null || !exists ? (
          <span className="min-w-0 wrap-anywhere">{text}</span>
        ) : (
          <a className="min-w-0 wrap-anywhere hover:text-primary" href={href}>
            {text}
          </a>
        )}
        <Tag>{row.kindLabel}</Tag>
        {row.expired && <Tag tone="warn">已截止</Tag>}
      </h3>
      {change && (
        <ul className="mt-1 grid gap-1">
          {change.changes.map(({ label, before, after }) => (
            <li key={`${label}${before}${after}`} className="wrap-anywhere">
              {label}：{before ?? '空'} → {after ?? '空'}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 flex flex-wrap gap-x-4 text-12 text-ink-3">
        {about}
        {change && <span>数据日期 {change.dataOn}</span>}
        {region !== null && <span>{divisionLabel(region)}</span>}
        {sourcePlatform !== null && <span>来源：{sourcePlatform}</span>}
        {collectedAt !== null && <span>{formatTime(collectedAt)} 采集</span>}
      </p>
    </article>
  )
}
