import { HOUR_MS } from '@zhushutong/domain/formatting'
import {
  checkSubject,
  checkSubscriptionName,
  MOST_SUBSCRIPTIONS,
  SUBSCRIPTION_TEXTS,
  type Subject,
  subscriptionLimit,
} from '@zhushutong/domain/subscriptions'
import { contract, type InputOf } from '@zhushutong/sdk/contract'
import { readRecordSummaries } from '../favourites'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { viewDigestItems } from './digest-view'
import { subscriptionRunner } from './subscription.runner'
import { subscriptionsStore } from './subscriptions.store'
import type { SubscriptionRow } from './subscriptions.table'

const EVERY_MS = 10_000

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (field: string, message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field, message }] },
})

const subjectOf = ({
  of,
  module = '',
  keyword = '',
  filters = {},
  moduleId = '',
  channel = '',
}: InputOf<typeof contract.subscriptions.add>): Subject => {
  if (of === 'search') return { of, module, keyword: keyword.trim(), filters }
  return of === 'channel' ? { of, channel } : { of, id: moduleId }
}

const subjectView = (subject: Subject) => ({
  of: subject.of,
  module: subject.of === 'search' ? subject.module : null,
  keyword: subject.of === 'search' ? subject.keyword : null,
  filters:
    subject.of === 'search'
      ? Object.fromEntries(Object.entries(subject.filters).map(([key, values]) => [key, [...values]]))
      : null,
  moduleId: 'id' in subject ? subject.id : null,
  channel: subject.of === 'channel' ? subject.channel : null,
})

const view = ({ subject, ...row }: SubscriptionRow) => ({
  ...subjectView(subject),
  ...{ id: row.id, name: row.name, frequency: row.frequency },
  ...{ isPaused: row.isPaused, isMuted: row.isMuted, isClosed: row.isClosed },
  foundTime: row.lastFoundAt,
  foundTotal: row.lastTotal,
  nextTime: row.nextAt,
  createTime: row.createdAt,
})

/** Subscriptions of members (SUB-01 to SUB-04). */
export const subscriptionsFeature: Feature = ({ database, clock, calls, log }) => {
  const store = subscriptionsStore(database, clock)
  const runner = subscriptionRunner({ database, clock, log })
  const handlers: Handlers<typeof contract.subscriptions> = {
    async add(input, context) {
      const { userId, viewer } = sessionOf(context)
      const [name, subject] = [input.name.trim(), subjectOf(input)]
      const problem = checkSubscriptionName(name)
      if (problem !== null) return wrong('name', problem)
      const [refused] = checkSubject(subject)
      if (refused) return wrong(refused.field, refused.message)
      if ('id' in subject) {
        const ref = { kind: subject.of, id: subject.id }
        if ((await readRecordSummaries(database, [ref], viewer, context.now)).size === 0) return GONE
      }
      const most = subscriptionLimit(viewer)
      const added = await store.add(userId, { subject, name, frequency: input.frequency }, most)
      if (added !== 'full') return view(added)
      return wrong('name', SUBSCRIPTION_TEXTS[most === MOST_SUBSCRIPTIONS ? 'full' : 'free'])
    },
    async page(asked, context) {
      const { userId, viewer } = sessionOf(context)
      const { rows, total, bySubject } = await store.page(userId, asked)
      const most = subscriptionLimit(viewer)
      return {
        ...pageOf(asked, rows.map(view), total),
        subjects: bySubject.map((one) => ({ of: one.of as Subject['of'], total: one.total })),
        limit: most === MOST_SUBSCRIPTIONS ? null : most,
      }
    },
    async change({ id, ...asked }, context) {
      const name = asked.name.trim()
      const problem = checkSubscriptionName(name)
      if (problem !== null) return wrong('name', problem)
      const changed = await store.change(sessionOf(context).userId, id, { ...asked, name })
      return changed ? view(changed) : GONE
    },
    async remove({ id }, context) {
      return (await store.remove(sessionOf(context).userId, id)) ? true : GONE
    },
    async digest({ id }, context) {
      const { userId, viewer } = sessionOf(context)
      const found = await store.findDigest(userId, id)
      if (!found) return GONE
      const { digest, subscription } = found
      return {
        name: subscription.name,
        subscription: view(subscription),
        total: digest.total,
        records: await viewDigestItems(database, digest.items, viewer, context.now),
        createTime: digest.createdAt,
      }
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.subscriptions, handlers, calls),
    jobs: [
      { name: 'run subscriptions', every: EVERY_MS, run: runner.run },
      { name: 'sweep digests', every: HOUR_MS, run: runner.sweep },
    ],
  }
}
