import { formatTime } from '@zhushutong/domain/formatting'
import { MAX_WEBHOOKS, WEBHOOK_TEXTS } from '@zhushutong/domain/webhooks'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'

/** A webhook of the reader; times in ms. */
interface ListedWebhook {
  readonly id: string
  readonly name: string
  readonly url: string
  /** null: all subscriptions. */
  readonly subscriptionIds: readonly string[] | null
  readonly isEnabled: boolean
  readonly stoppedTime: number | null
  readonly failingSince: number | null
  readonly deliveredTime: number | null
  readonly waiting: number
  readonly formerSecretUntil: number | null
}

interface Props {
  /** null: loading failed. */
  readonly webhooks: readonly ListedWebhook[] | null
  readonly now: number
  readonly add: ReactNode
  readonly controlsOf: (webhook: ListedWebhook) => ReactNode
}

function State({ isEnabled, stoppedTime, failingSince }: ListedWebhook) {
  if (stoppedTime !== null) return <Tag tone="bad">已自动停用</Tag>
  if (!isEnabled) return <Tag tone="warn">已暂停</Tag>
  return failingSince === null ? <Tag tone="ok">已启用</Tag> : <Tag tone="bad">正在失败</Tag>
}

function Row({ webhook, now, controls }: { webhook: ListedWebhook; now: number; controls: ReactNode }) {
  const { subscriptionIds, deliveredTime, failingSince, waiting, formerSecretUntil } = webhook
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{webhook.name}</span>
        <State {...webhook} />
      </h3>
      <p className="api-name text-ink-2">{webhook.url}</p>
      {webhook.stoppedTime !== null && <p className="text-bad">{WEBHOOK_TEXTS.stopped}</p>}
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>{subscriptionIds === null ? '全部订阅' : `${subscriptionIds.length} 个订阅`}</span>
        <span>{deliveredTime === null ? '尚未送达事件' : `最近送达事件 ${formatTime(deliveredTime)}`}</span>
        {failingSince !== null && <span>{formatTime(failingSince)} 起一直失败</span>}
        {waiting > 0 && <span>{waiting} 个事件等待发送</span>}
        {formerSecretUntil !== null && formerSecretUntil > now && (
          <span>旧密钥同时有效至 {formatTime(formerSecretUntil)}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">{controls}</div>
    </article>
  )
}

/** The reader's webhooks (WHK-01). */
export function WebhooksView({ webhooks, now, add, controlsOf }: Props) {
  return (
    <TitledCard
      title="Webhook"
      count={webhooks ? `${webhooks.length} / ${MAX_WEBHOOKS}` : undefined}
      note={webhooks && webhooks.length > 0 ? add : undefined}
    >
      {webhooks === null && <ErrorState title="Webhook 暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {webhooks?.map((webhook) => (
        <Row key={webhook.id} webhook={webhook} now={now} controls={controlsOf(webhook)} />
      ))}
      {webhooks?.length === 0 && (
        <EmptyState title="暂无 Webhook" action={add}>
          填写您的接收地址，订阅有新数据时会推送到您的系统，不必定时查询
        </EmptyState>
      )}
    </TitledCard>
  )
}
