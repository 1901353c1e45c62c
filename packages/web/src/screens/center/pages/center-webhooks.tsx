import { DELIVERY_STATES, MAX_CHOSEN } from '@zhushutong/domain/webhooks'
import { CodeBlock, callHref, Samples } from '@/features/api'
import {
  DeliveriesView,
  type DeliveryFilter,
  WEBHOOK_BODY,
  WEBHOOK_HEADER,
  WEBHOOK_RECEIVERS,
  WebhookGuide,
  WebhooksView,
} from '@/features/webhooks'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { AddWebhook, SendAgain, WebhookControls } from '../controls/webhook-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10
const EVENTS_CALL = 'webhookEvents-after'

/** Webhook: addresses, deliveries, and instructions for receivers. */
export async function CenterWebhooks({ query, reader, hrefOf }: SectionProps) {
  const filter: DeliveryFilter = {
    webhookId: readFirst(query, 'key'),
    state: DELIVERY_STATES.find((candidate) => candidate === readFirst(query, 'kind')),
  }
  const { calls } = reader
  const [loaded, log, subscribed] = await Promise.all([
    orNull(calls.webhooks.list()),
    orNull(
      calls.webhooks.deliveries({
        id: filter.webhookId,
        state: filter.state,
        pageNum: parsePage(query),
        pageSize: PAGE_SIZE,
      }),
    ),
    orNull(calls.subscriptions.list({ pageNum: 1, pageSize: MAX_CHOSEN })),
  ])
  const hrefOfLog = ({ webhookId, state }: DeliveryFilter, page = 1) =>
    hrefOf({ key: webhookId, kind: state, page: pageParam(page) })
  redirectToLastPage(log, (page) => hrefOfLog(filter, page))
  const choices = subscribed?.records.map(({ id, name }) => ({ id, name })) ?? []
  const parts = { choices, allowsLocal: loaded?.allowsLocal ?? false }
  const webhooks = loaded?.webhooks ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WebhooksView
        webhooks={webhooks}
        now={reader.member?.readAt ?? 0}
        add={<AddWebhook {...parts} />}
        controlsOf={({ id, name, url, subscriptionIds, isEnabled }) => (
          <WebhookControls webhook={{ id, name, url, subscriptionIds, isEnabled }} {...parts} />
        )}
      />
      <DeliveriesView
        page={log}
        filter={filter}
        webhooks={webhooks ?? []}
        hrefOf={hrefOfLog}
        againOf={({ id, state }) => <SendAgain id={id} waits={state === 'waiting'} />}
      />
      <WebhookGuide
        hrefOfEvents={callHref(EVENTS_CALL)}
        code={
          <>
            <CodeBlock label="请求头" code={WEBHOOK_HEADER} />
            <CodeBlock label="请求正文" code={WEBHOOK_BODY} />
            <Samples samples={WEBHOOK_RECEIVERS} />
          </>
        }
      />
    </div>
  )
}
