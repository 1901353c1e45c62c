import { formatTime } from '@zhushutong/domain/formatting'
import type { DailyLimit } from '@zhushutong/domain/records'
import {
  MAX_WATCHED_NEWS,
  WATCH_GROUP_LABELS,
  WATCH_PERIOD_LABELS,
  WATCH_PERIODS,
  type WatchGroup,
  type WatchPeriod,
} from '@zhushutong/domain/subscriptions'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { DailyLimitNote } from '@/lists/daily-limit'
import { ListPager } from '@/lists/list-pager'
import { NewsRow, type ShownNews } from './news-row'

interface WatchedNews extends ShownNews {
  /** The watched company, owner or other record. */
  readonly subscriptionName: string
  readonly groups: readonly WatchGroup[]
  /** ms */
  readonly time: number
}

interface WatchedPage {
  readonly records: readonly WatchedNews[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
  readonly groups: ReadonlyArray<{ readonly group: WatchGroup; readonly total: number }>
  readonly companies: number
  readonly owners: number
  readonly others: number
  readonly dailyLimit?: DailyLimit
}

interface Place {
  readonly period: WatchPeriod
  readonly group: WatchGroup | undefined
  readonly page?: number
}

interface Props extends Omit<Place, 'page'> {
  /** null: loading failed. */
  readonly page: WatchedPage | null
  readonly hrefOf: (place: Place) => string
  /** The pages of the watched records, and of webhooks. */
  readonly subscriptionsHref: (of: 'company' | 'owner' | 'record') => string
  readonly webhooksHref: string
}

const countWatched = ({ companies, owners, others }: WatchedPage): number => companies + owners + others

/** The number of watched records by kind, each with its list. */
function Watching({ page, subscriptionsHref, webhooksHref }: Props & { page: WatchedPage }) {
  const counts = [
    ['company', '企业', page.companies],
    ['owner', '业主', page.owners],
    ['record', '人员与其他', page.others],
  ] as const
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {counts.map(([of, label, total]) => (
        <a key={of} className="text-primary" href={subscriptionsHref(of)}>
          {label} {total}
        </a>
      ))}
      <span>
        每项的通知频率、邮件和短信在“我的订阅”中设置，系统对接用
        <a className="text-primary" href={webhooksHref}>
          Webhook
        </a>
      </span>
    </p>
  )
}

function Nothing({ period, group, hrefOf }: Props) {
  if (group !== undefined)
    return (
      <EmptyState
        title={`${WATCH_PERIOD_LABELS[period]}没有这类动态`}
        action={<LinkButton href={hrefOf({ period, group: undefined })}>查看全部类别</LinkButton>}
      >
        关注的企业、业主和人员没有“{WATCH_GROUP_LABELS[group]}”方面的新收录或变更
      </EmptyState>
    )
  return (
    <EmptyState
      title={`${WATCH_PERIOD_LABELS[period]}没有动态`}
      action={
        period === 'today' && <LinkButton href={hrefOf({ period: 'week', group })}>查看近 7 天</LinkButton>
      }
    >
      订阅以后新收录的数据和变更会列在这里，未收录不代表没有发生
    </EmptyState>
  )
}

/** 企业监控: the news about watched companies, owners and people, by kind (SUB-11). */
export function WatchedView(props: Props) {
  const { page, period, group, hrefOf } = props
  if (page === null)
    return (
      <TitledCard title="企业监控">
        <ErrorState title="动态暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      </TitledCard>
    )
  if (countWatched(page) === 0)
    return (
      <TitledCard title="企业监控">
        <EmptyState title="暂无监控对象" action={<LinkButton href="/qiye/">去查企业</LinkButton>}>
          在企业、业主或人员详情点击“关注动态”或“关注变更”，资质、许可、处罚、更名、中标和新招标等会列在这里并通知您
        </EmptyState>
      </TitledCard>
    )
  return (
    <TitledCard title="企业监控" count={countWatched(page)}>
      <Watching {...props} page={page} />
      <Tabs
        links={WATCH_PERIODS.map((each) => ({
          label: WATCH_PERIOD_LABELS[each],
          href: hrefOf({ period: each, group: undefined }),
          isCurrent: each === period,
        }))}
      />
      {page.groups.length > 0 && (
        <nav aria-label="动态类别" className="my-2 flex flex-wrap gap-1">
          <Chip href={hrefOf({ period, group: undefined })} current={group === undefined}>
            全部
          </Chip>
          {page.groups.map((each) => (
            <Chip
              key={each.group}
              href={hrefOf({ period, group: each.group })}
              current={each.group === group}
            >
              {WATCH_GROUP_LABELS[each.group]} {each.total}
            </Chip>
          ))}
        </nav>
      )}
      <DailyLimitNote limit={page.dailyLimit} className="mb-2 rounded-2" />
      {page.records.map((row) => (
        <NewsRow
          key={row.key}
          row={row}
          about={
            <>
              <span>监控：{row.subscriptionName}</span>
              <span>{row.groups.map((each) => WATCH_GROUP_LABELS[each]).join('、')}</span>
              <span>{formatTime(row.time)} 收录</span>
            </>
          }
        />
      ))}
      {page.total === 0 && <Nothing {...props} />}
      {page.total >= MAX_WATCHED_NEWS && (
        <p className="py-3 text-ink-2">这里显示最近 {MAX_WATCHED_NEWS} 条。</p>
      )}
      <ListPager
        total={page.total}
        current={page.pageNum}
        size={page.pageSize}
        hrefOf={(at) => hrefOf({ period, group, page: at })}
      />
    </TitledCard>
  )
}
