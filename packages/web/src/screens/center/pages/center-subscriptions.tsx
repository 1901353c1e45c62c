import { findChannel } from '@zhushutong/domain/content'
import { findKind } from '@zhushutong/domain/records'
import { SUBJECTS, type SubjectName } from '@zhushutong/domain/subscriptions'
import { DigestView, type ShownDigest } from '@/features/subscriptions/digest.view'
import { SubscriptionsView } from '@/features/subscriptions/subscriptions.view'
import type { SubscriptionDigest } from '@/wiring/types'
import { firstOf } from '../../search-params'
import { SubscriptionControls } from '../controls/subscription-controls'
import { pageOf, pageParam, redirectToLastPage, type SectionProps } from '../section'
import { hrefOfItem, placeOf } from '../subscription-place'

const PAGE_SIZE = 10

const shownDigest = ({
  name,
  subscription,
  total,
  records,
  createTime,
  dailyLimit,
}: SubscriptionDigest): ShownDigest => ({
  ...{ name, total, createTime, dailyLimit },
  listHref: placeOf(subscription).href,
  rows: records.map((one) => ({
    ...one,
    key: `${one.module}:${one.moduleId}`,
    kindLabel: findKind(one.module)?.label ?? findChannel(one.channel ?? '')?.label ?? '其他',
    href: hrefOfItem(one),
  })),
})

/** 我的订阅, or the results of one run of a subscription (SUB-01, SUB-04). */
export async function CenterSubscriptions({ query, reader, hrefOf }: SectionProps) {
  const key = firstOf(query, 'key')
  if (key) {
    const digest = await reader.saved.digest(key)
    return <DigestView digest={digest && shownDigest(digest)} backHref={hrefOf({})} />
  }
  const of = SUBJECTS.find((one) => one === firstOf(query, 'kind'))
  const page = await reader.saved.subscriptions({ of, pageNum: pageOf(query), pageSize: PAGE_SIZE })
  const hrefOfList = (subject: SubjectName | undefined, at = 1) =>
    hrefOf({ kind: subject, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfList(of, at))
  return (
    <SubscriptionsView
      page={page && { ...page, records: page.records.map((one) => ({ ...one, ...placeOf(one) })) }}
      of={of}
      hrefOf={hrefOfList}
      controlsOf={({ id, name, frequency, channels, isPaused, isMuted }) => (
        <SubscriptionControls own={{ id, name, frequency, channels, isPaused, isMuted }} />
      )}
    />
  )
}
