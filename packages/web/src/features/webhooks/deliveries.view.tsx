import { formatTime } from '@zhushutong/domain/formatting'
import {
  DELIVERY_STATES,
  type DeliveryCause,
  type DeliveryState,
  WEBHOOK_RETENTION_DAYS,
} from '@zhushutong/domain/webhooks'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { Attempt, describeAttempt, type ShownAttempt } from './attempt'

/** A delivery of the log; times in ms. */
interface ListedDelivery {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly cause: DeliveryCause
  /** null for a test. */
  readonly subscriptionName: string | null
  readonly state: DeliveryState
  readonly nextTime: number | null
  readonly createTime: number
  readonly attempts: readonly ShownAttempt[]
}

interface DeliveryLogPage {
  readonly records: readonly ListedDelivery[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

export interface DeliveryFilter {
  readonly webhookId?: string
  readonly state?: DeliveryState
}

interface Props {
  /** null: loading failed. */
  readonly page: DeliveryLogPage | null
  readonly filter: DeliveryFilter
  readonly webhooks: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly hrefOf: (filter: DeliveryFilter, page?: number) => string
  readonly againOf: (delivery: ListedDelivery) => ReactNode
}

const STATES: Readonly<Record<DeliveryState, { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: '等待发送', tone: 'warn' },
  delivered: { label: '已送达', tone: 'ok' },
  failed: { label: '失败', tone: 'bad' },
}

function Filters({ filter, webhooks, hrefOf }: Props) {
  const { webhookId, state } = filter
  return (
    <div className="mb-1 grid gap-1">
      <nav aria-label="推送状态" className="flex flex-wrap gap-1">
        <Chip href={hrefOf({ webhookId })} current={state === undefined}>
          全部
        </Chip>
        {DELIVERY_STATES.map((choice) => (
          <Chip key={choice} href={hrefOf({ webhookId, state: choice })} current={choice === state}>
            {STATES[choice].label}
          </Chip>
        ))}
      </nav>
      {webhooks.length > 1 && (
        <nav aria-label="推送到" className="flex flex-wrap gap-1">
          <Chip href={hrefOf({ state })} current={webhookId === undefined}>
            全部 Webhook
          </Chip>
          {webhooks.map(({ id, name }) => (
            <Chip key={id} href={hrefOf({ webhookId: id, state })} current={id === webhookId}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  )
}

function Row({ delivery, to, again }: { delivery: ListedDelivery; to: string; again: ReactNode }) {
  const { attempts, cause, nextTime, state, subscriptionName } = delivery
  const last = attempts.at(-1)
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line py-3 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          {subscriptionName === null ? '测试事件' : `“${subscriptionName}”有新数据`}
        </span>
        <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>
        {cause === 'again' && <Tag>重发</Tag>}
        <span className="ml-auto font-normal">{again}</span>
      </h3>
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>{formatTime(delivery.createTime)}</span>
        <span className="wrap-anywhere">推送到 {to}</span>
        {last && <span>{describeAttempt(last)}</span>}
        {nextTime !== null && attempts.length > 0 && <span>{formatTime(nextTime)} 重试</span>}
      </p>
      <details>
        <summary className="cursor-pointer text-12 text-primary">
          {attempts.length === 0 ? '事件编号' : `${attempts.length} 次尝试与返回内容`}
        </summary>
        <div className="mt-2 grid gap-3">
          <p className="text-12 text-ink-3">
            事件编号 <code className="api-name">{delivery.eventId}</code>
          </p>
          {attempts.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </div>
      </details>
    </article>
  )
}

/** 推送记录: deliveries with their times and responses (WHK-06). */
export function DeliveriesView(props: Props) {
  const { page, filter, webhooks, hrefOf, againOf } = props
  const isNarrowed = filter.state !== undefined || filter.webhookId !== undefined
  const nameOf = (id: string) => webhooks.find((webhook) => webhook.id === id)?.name ?? ''
  return (
    <TitledCard title="推送记录" count={page?.total} note={`保留 ${WEBHOOK_RETENTION_DAYS} 天`}>
      {page === null && <ErrorState title="推送记录暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page !== null && (isNarrowed || page.total > 0) && <Filters {...props} />}
      {page?.records.map((delivery) => (
        <Row
          key={delivery.id}
          delivery={delivery}
          to={nameOf(delivery.webhookId)}
          again={againOf(delivery)}
        />
      ))}
      {page?.records.length === 0 && (
        <EmptyState title={isNarrowed ? '没有这样的推送' : '暂无推送'}>
          订阅有新数据，或点击“测试”后，每一次发送与返回都记在这里
        </EmptyState>
      )}
      {page !== null && (
        <ListPager
          total={page.total}
          current={page.pageNum}
          size={page.pageSize}
          hrefOf={(at) => hrefOf(filter, at)}
        />
      )}
    </TitledCard>
  )
}
