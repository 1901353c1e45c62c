import { formatTime } from '@zhushutong/domain/formatting'
import type { DailyLimit } from '@zhushutong/domain/records'
import { countNews, DIGEST_RETENTION_DAYS, MAX_DIGEST_ITEMS } from '@zhushutong/domain/subscriptions'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { DailyLimitNote } from '@/lists/daily-limit'
import { NewsRow, type ShownNews } from './news-row'

export interface ShownDigest {
  readonly name: string
  readonly total: number
  /** The number of changes among the rows. */
  readonly changed: number
  readonly createTime: number
  readonly rows: readonly ShownNews[]
  /** The list of all records that match the subscription. */
  readonly listHref: string
  readonly dailyLimit?: DailyLimit
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
        <NewsRow key={row.key} row={row} />
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
