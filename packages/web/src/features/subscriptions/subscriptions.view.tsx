import { formatTime } from '@zhushutong/domain/formatting'
import type { EventKindKey } from '@zhushutong/domain/history'
import {
  CHANNEL_LABELS,
  type Channel,
  FREQUENCY_LABELS,
  type Frequency,
  SUBJECT_LABELS,
  SUBSCRIPTION_TEXTS,
  type SubjectName,
} from '@zhushutong/domain/subscriptions'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'

/** A subscription of the list; times in ms. */
interface ListedSubscription {
  readonly id: string
  readonly of: SubjectName
  readonly name: string
  readonly frequency: Frequency
  readonly channels: readonly Channel[]
  readonly changes: readonly EventKindKey[]
  readonly changeChoices: readonly EventKindKey[]
  readonly isPaused: boolean
  readonly isMuted: boolean
  readonly isClosed: boolean
  readonly foundTime: number | null
  readonly foundTotal: number
  readonly createTime: number
  readonly conditions: readonly string[]
  /** The list of all records that match the subscription. */
  readonly href: string
}

interface SubscriptionListPage {
  readonly records: readonly ListedSubscription[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
  readonly subjects: ReadonlyArray<{ readonly of: SubjectName; readonly total: number }>
  /** null: unlimited. */
  readonly limit: number | null
}

interface Props {
  /** null: loading failed. */
  readonly page: SubscriptionListPage | null
  readonly of: SubjectName | undefined
  readonly hrefOf: (of: SubjectName | undefined, page?: number) => string
  readonly controlsOf: (subscription: ListedSubscription) => ReactNode
}

const sumSubjects = (page: SubscriptionListPage) => page.subjects.reduce((sum, { total }) => sum + total, 0)

function Filters({ page, of, hrefOf }: Props & { page: SubscriptionListPage }) {
  return (
    <nav aria-label="订阅内容" className="mb-1 flex flex-wrap gap-1">
      <Chip href={hrefOf(undefined)} current={of === undefined}>
        全部 {sumSubjects(page)}
      </Chip>
      {page.subjects.map((subject) => (
        <Chip key={subject.of} href={hrefOf(subject.of)} current={subject.of === of}>
          {SUBJECT_LABELS[subject.of]} {subject.total}
        </Chip>
      ))}
    </nav>
  )
}

function Row({ subscription, controls }: { subscription: ListedSubscription; controls: ReactNode }) {
  return (
    <article className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{subscription.name}</span>
        <Tag>{SUBJECT_LABELS[subscription.of]}</Tag>
        {subscription.isPaused && <Tag tone="warn">已暂停</Tag>}
        {subscription.isMuted && <Tag>免打扰</Tag>}
      </h3>
      {subscription.conditions.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {subscription.conditions.map((condition) => (
            <Tag key={condition}>{condition}</Tag>
          ))}
        </p>
      )}
      {subscription.isClosed && <p className="text-warn">{SUBSCRIPTION_TEXTS.closed}</p>}
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>{FREQUENCY_LABELS[subscription.frequency]}</span>
        <span>{subscription.channels.map((channel) => CHANNEL_LABELS[channel]).join('、')}</span>
        <span>订阅于 {formatTime(subscription.createTime)}</span>
        <span>
          {subscription.foundTime === null
            ? '暂无新数据'
            : `最近 ${formatTime(subscription.foundTime)} 有 ${subscription.foundTotal} 条新数据或变更`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="small" href={subscription.href}>
          查看<span className="sr-only">{subscription.name}</span>
        </LinkButton>
        {controls}
      </div>
    </article>
  )
}

/** 我的订阅: the reader's subscriptions, with buttons to change, pause and delete them (SUB-01 to SUB-03). */
export function SubscriptionsView(props: Props) {
  const { page, of, hrefOf, controlsOf } = props
  const limit = page?.limit ?? null
  return (
    <TitledCard
      title="我的订阅"
      count={page ? page.total : undefined}
      note={limit === null ? undefined : SUBSCRIPTION_TEXTS.free}
    >
      {page === null && <ErrorState title="订阅暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page !== null && page.subjects.length > 0 && <Filters {...props} page={page} />}
      {page?.records.map((subscription) => (
        <Row key={subscription.id} subscription={subscription} controls={controlsOf(subscription)} />
      ))}
      {page?.records.length === 0 && (
        <EmptyState
          title={of === undefined ? '暂无订阅' : `没有订阅${SUBJECT_LABELS[of]}`}
          action={
            of === undefined ? (
              <LinkButton href="/zhaobiao/">去看招标</LinkButton>
            ) : (
              <LinkButton href={hrefOf(undefined)}>查看全部订阅</LinkButton>
            )
          }
        >
          在列表点击“订阅”保存搜索条件，在企业或业主详情点击“关注动态”，有新数据会通知您
        </EmptyState>
      )}
      {page !== null && (
        <ListPager
          total={page.total}
          current={page.pageNum}
          size={page.pageSize}
          hrefOf={(at) => hrefOf(of, at)}
        />
      )}
    </TitledCard>
  )
}
