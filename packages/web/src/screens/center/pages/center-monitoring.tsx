import { findChannel } from '@zhushutong/domain/content'
import { findKind } from '@zhushutong/domain/records'
import { WATCH_GROUPS, WATCH_PERIODS } from '@zhushutong/domain/subscriptions'
import { WatchedView } from '@/features/subscriptions/watched.view'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'
import { centerHref, SUBSCRIPTIONS, WEBHOOKS } from '../section-address'
import { hrefOfItem } from '../subscription-place'

const PAGE_SIZE = 20

/** 企业监控 (SUB-11). */
export async function CenterMonitoring({ query, reader, hrefOf }: SectionProps) {
  const period = WATCH_PERIODS.find((each) => each === readFirst(query, 'status')) ?? 'today'
  const group = WATCH_GROUPS.find((each) => each === readFirst(query, 'kind'))
  const page = await orNull(
    reader.calls.subscriptions.watched({ period, group, pageNum: parsePage(query), pageSize: PAGE_SIZE }),
  )
  const hrefOfPlace = (place: { period: typeof period; group: typeof group; page?: number }) =>
    hrefOf({
      status: place.period === 'today' ? undefined : place.period,
      kind: place.group,
      page: pageParam(place.page ?? 1),
    })
  redirectToLastPage(page, (at) => hrefOfPlace({ period, group, page: at }))
  const records = page?.records.map((record, at) => ({
    ...record,
    key: `${record.subscriptionId}:${record.module}:${record.moduleId}:${at}`,
    kindLabel: findKind(record.module)?.label ?? findChannel(record.channel ?? '')?.label ?? '其他',
    href: hrefOfItem(record),
  }))
  return (
    <WatchedView
      page={page && { ...page, records: records ?? [] }}
      period={period}
      group={group}
      hrefOf={hrefOfPlace}
      subscriptionsHref={(of) => centerHref(SUBSCRIPTIONS, { kind: of })}
      webhooksHref={centerHref(WEBHOOKS)}
    />
  )
}
