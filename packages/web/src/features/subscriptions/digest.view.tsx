import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatTime } from '@zhushutong/domain/formatting'
import type { DailyLimit } from '@zhushutong/domain/records'
import { countNews, DIGEST_RETENTION_DAYS, MAX_DIGEST_ITEMS } from '@zhushutong/domain/subscriptions'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import { DailyLimitNote } from '@/lists/daily-limit'

/** A new record or article; times in ms. */
interface DigestRow {
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

export interface ShownDigest {
  readonly name: string
  readonly total: number
  /** The number of changes among the rows. */
  readonly changed: number
  readonly createTime: number
  readonly rows: readonly DigestRow[]
  /** The list of all records that match the subscription. */
  readonly listHref: string
  readonly dailyLimit?: DailyLimit
}

function Row({ row }: { row: DigestRow }) {
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
        {change && <span>数据日期 {change.dataOn}</span>}
        {region !== null && <span>{divisionLabel(region)}</span>}
        {sourcePlatform !== null && <span>来源：{sourcePlatform}</span>}
        {collectedAt !== null && <span>{formatTime(collectedAt)} 采集</span>}
      </p>
    </article>
  )
}

/** The results of a run of a subscription (SUB-04). */
export function DigestView({
  digest,
  backHref,
}: {
  /** null: not found, or loading failed. */
  digest: ShownDigest | null
  backHref: string
}) {
  if (digest === null)
    return (
      <TitledCard title="订阅通知">
        <ErrorState title="没有找到这次通知" action={<LinkButton href={backHref}>我的订阅</LinkButton>}>
          通知保留 {DIGEST_RETENTION_DAYS} 天，取消订阅后不再保留
        </ErrorState>
      </TitledCard>
    )
  return (
    <TitledCard
      title={digest.name}
      count={countNews(digest)}
      note={<time>{formatTime(digest.createTime)}</time>}
    >
      <DailyLimitNote limit={digest.dailyLimit} className="mb-2 rounded-2" />
      {digest.rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
      {digest.total > digest.rows.length && (
        <p className="py-3 text-ink-2">这里显示前 {MAX_DIGEST_ITEMS} 条，其余请在列表中查看。</p>
      )}
      <div className="mt-3 flex gap-2">
        <LinkButton href={digest.listHref}>查看全部</LinkButton>
        <LinkButton href={backHref}>我的订阅</LinkButton>
      </div>
    </TitledCard>
  )
}
