import { findChannel } from '@zhushutong/domain/content'
import { findKind } from '@zhushutong/domain/records'
import { SUBJECTS, type SubjectName } from '@zhushutong/domain/subscriptions'
import { DigestView, type ShownDigest } from '@/features/subscriptions/digest.view'
import { SubscriptionsView } from '@/features/subscriptions/subscriptions.view'
import { orNull } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import { readFirst } from '../../search-params'
import { SubscriptionControls } from '../controls/subscription-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'
import { describePlace, hrefOfItem } from '../subscription-place'

const PAGE_SIZE = 10

const shownDigest = ({
  name,
  subscription,
  total,
  records,
  createTime,
  dailyLimit,
}: ResultOf<'subscriptions', 'digest'>): ShownDigest => ({
  ...{ name, total, createTime, dailyLimit },
  changed: records.filter(({ change }) => change !== null).length,
  listHref: describePlace(subscription).href,
  rows: records.map((record, at) => ({
    ...record,
    key: `${record.module}:${record.moduleId}:${at}`,
    kindLabel: findKind(record.module)?.label ?? findChannel(record.channel ?? '')?.label ?? '其他',
    href: hrefOfItem(record),
  })),
})

/** 我的订阅, or the results of one run of a subscription (SUB-01, SUB-04). */
export async function CenterSubscriptions({ query, reader, hrefOf }: SectionProps) {
  const key = readFirst(query, 'key')
  if (key) {
    const digest = await orNull(reader.calls.subscriptions.digest({ id: key }))
    return <DigestView digest={digest && shownDigest(digest)} backHref={hrefOf({})} />
  }
  const of = SUBJECTS.find((candidate) => candidate === readFirst(query, 'kind'))
  const page = await orNull(
    reader.calls.subscriptions.list({ of, pageNum: parsePage(query), pageSize: PAGE_SIZE }),
  )
  const hrefOfList = (subject: SubjectName | undefined, at = 1) =>
    hrefOf({ kind: subject, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfList(of, at))
  return (
    <SubscriptionsView
      page={
        page && {
          ...page,
          records: page.records.map((subscription) => ({ ...subscription, ...describePlace(subscription) })),
        }
      }
      of={of}
      hrefOf={hrefOfList}
      controlsOf={({ id, name, frequency, channels, changes, changeChoices, isPaused, isMuted }) => (
        <SubscriptionControls
          subscription={{ id, name, frequency, channels, changes, changeChoices, isPaused, isMuted }}
        />
      )}
    />
  )
}
