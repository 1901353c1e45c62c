import { calculateDiscount } from '@zhushutong/domain/bid-figures'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import {
  type Channel,
  checkChannels,
  checkSubject,
  checkSubscriptionName,
  countByDay,
  type Frequency,
  findFollowed,
  listChangeKinds,
  listChosenKinds,
  listWeekDays,
  MAX_SUBSCRIPTIONS,
  type OpenChannels,
  SUBSCRIPTION_TEXTS,
  type Subject,
  subscriptionLimit,
} from '@zhushutong/domain/subscriptions'
import { contract, type InputOf } from '@zhushutong/sdk/contract'
import { readRecordSummaries } from '../favourites'
import { createMailSender, sendsMails } from '../mail'
import { createSigners } from '../platform/config/signing-keys'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { findSurvivors, refused } from '../records'
import { findReminderChoice, saveReminderChoice } from '../reminders'
import { createSmsSender } from '../sms'
import { viewDigestItems } from './digest-view'
import { noticeRunner } from './notice.runner'
import { pageWatched } from './page-watched'
import { subscriptionRunner } from './subscription.runner'
import {
  deleteSubscription,
  findOwnDigest,
  findSubscriptionPage,
  insertSubscription,
  updateSubscription,
} from './subscriptions.store'
import type { SubscriptionRow } from './subscriptions.table'
import { buildUnsubscribeUrl, mountUnsubscribe } from './unsubscribe.routes'
import { channelsOf, findChannels, waysOf } from './ways'
import { findRivalWins, findWeek } from './week.store'

const EVERY_MS = 10_000
const SEND_EVERY_MS = 5_000

/** The number of subscriptions that are returned with their counts by day. */
const MAX_OF_WEEK = 5

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
  if (of === 'record') return { of, module, id: moduleId }
  return of === 'channel' ? { of, channel } : { of, id: moduleId }
}

const subjectView = (subject: Subject) => ({
  of: subject.of,
  module: 'module' in subject ? subject.module : null,
  keyword: subject.of === 'search' ? subject.keyword : null,
  filters:
    subject.of === 'search'
      ? Object.fromEntries(Object.entries(subject.filters).map(([key, values]) => [key, [...values]]))
      : null,
  moduleId: 'id' in subject ? subject.id : null,
  channel: subject.of === 'channel' ? subject.channel : null,
})

const view = ({ subject, ...row }: SubscriptionRow, open: OpenChannels) => ({
  ...subjectView(subject),
  ...{ id: row.id, name: row.name, frequency: row.frequency },
  channels: channelsOf(row, open),
  changes: [...listChosenKinds(subject, row.changeKinds)],
  changeChoices: [...listChangeKinds(subject)],
  ...{ isPaused: row.isPaused, isMuted: row.isMuted, isClosed: row.isClosed },
  foundTime: row.lastFoundAt,
  foundTotal: row.lastTotal,
  nextTime: row.nextAt,
  createTime: row.createdAt,
})

/** Subscriptions of members (SUB-01 to SUB-04). */
export const subscriptionsFeature: Feature = (deps) => {
  const { config, database, clock, calls, log } = deps
  const runner = subscriptionRunner({ database, clock, log })
  const [mails, sms] = [createMailSender(deps), createSmsSender(deps)]
  const signer = createSigners(config).unsubscribes
  const portalOrigin = config.PORTAL_ORIGIN
  const unsubscribeUrl = (id: string) => buildUnsubscribeUrl(signer, portalOrigin, id)
  const notices = noticeRunner({ database, clock, log, mails, sms, portalOrigin, unsubscribeUrl })
  const offered = { mail: sendsMails(config), sms: sms.sendsDigests }
  const findOpen = (userId: string) => findChannels(database.orm, userId, offered)
  const findReminderOpen = (userId: string) =>
    findChannels(database.orm, userId, { ...offered, sms: sms.sendsReminders })
  const viewReminders = async (userId: string) => {
    const open = await findReminderOpen(userId)
    return { ...open, channels: channelsOf(await findReminderChoice(database.orm, userId), open) }
  }
  const refuseChannels = (chosen: readonly Channel[] = [], frequency: Frequency, open: OpenChannels) => {
    const problem = checkChannels(chosen, frequency, open)
    return problem === null ? null : wrong('channels', problem)
  }
  /** A merged company is followed as its survivor (DAT-32). */
  const followMerge = async (subject: Subject): Promise<Subject> => {
    if (!('id' in subject)) return subject
    const survivor = (await findSurvivors(database.orm, [subject.id])).get(subject.id)
    return { ...subject, id: survivor ?? subject.id }
  }
  const handlers: Handlers<typeof contract.subscriptions> = {
    async add(input, context) {
      const { userId, viewer } = sessionOf(context)
      const [name, subject] = [input.name.trim(), await followMerge(subjectOf(input))]
      const problem = checkSubscriptionName(name)
      if (problem !== null) return wrong('name', problem)
      const [refused] = checkSubject(subject)
      if (refused) return wrong(refused.field, refused.message)
      const open = await findOpen(userId)
      const closed = refuseChannels(input.channels, input.frequency, open)
      if (closed) return closed
      const followed = findFollowed(subject)
      if (followed) {
        const ref = { kind: followed.kind.kind, id: followed.id }
        if ((await readRecordSummaries(database, [ref], viewer, context.now)).size === 0) return GONE
      }
      const most = subscriptionLimit(viewer)
      const chosen = {
        frequency: input.frequency,
        ways: waysOf(input.channels),
        changeKinds: input.changes,
      }
      const added = await insertSubscription(
        database.orm,
        userId,
        { subject, name, ...chosen },
        most,
        context.now,
      )
      if (added !== 'full') return view(added, open)
      return wrong('name', SUBSCRIPTION_TEXTS[most === MAX_SUBSCRIPTIONS ? 'full' : 'free'])
    },
    async list(query, context) {
      const { userId, viewer } = sessionOf(context)
      const open = await findOpen(userId)
      const { rows, total, bySubject } = await findSubscriptionPage(database.orm, userId, query)
      const most = subscriptionLimit(viewer)
      return {
        ...pageOf(
          query,
          rows.map((row) => view(row, open)),
          total,
        ),
        subjects: bySubject.map((item) => ({ of: item.of as Subject['of'], total: item.total })),
        limit: most === MAX_SUBSCRIPTIONS ? null : most,
      }
    },
    async change({ id, channels, changes: changeKinds, ...form }, context) {
      const name = form.name.trim()
      const problem = checkSubscriptionName(name)
      if (problem !== null) return wrong('name', problem)
      const { userId } = sessionOf(context)
      const open = await findOpen(userId)
      const closed = refuseChannels(channels, form.frequency, open)
      if (closed) return closed
      const changed = await updateSubscription(
        database.orm,
        userId,
        id,
        { ...form, name, changeKinds, ways: waysOf(channels) },
        context.now,
      )
      return changed ? view(changed, open) : GONE
    },
    async week(_, context) {
      const { now } = context
      const rows = await findWeek(database, sessionOf(context).userId, now)
      const counted = rows.map(({ finds, subject, ...item }) => {
        const counts = [...countByDay(finds, now)]
        return { ...item, ...subjectView(subject), counts, total: counts.reduce((sum, day) => sum + day, 0) }
      })
      return {
        days: [...listWeekDays(now)],
        subscriptions: counted.length,
        total: counted.reduce((sum, item) => sum + item.total, 0),
        most: counted.toSorted((a, b) => b.total - a.total).slice(0, MAX_OF_WEEK),
      }
    },
    async rivalWins(_, context) {
      const result = await findRivalWins(database, sessionOf(context).userId, context.now)
      if ('error' in result) return refused(result)
      const { wins, ...counts } = result
      return {
        ...counts,
        records: wins.map(({ budget, ...win }) => ({
          ...win,
          discount: calculateDiscount(win.amount, budget),
        })),
      }
    },
    channels: (_, context) => findOpen(sessionOf(context).userId),
    async reminderChannels(_, context) {
      return viewReminders(sessionOf(context).userId)
    },
    async chooseReminderChannels({ channels }, context) {
      const { userId } = sessionOf(context)
      const problem = checkChannels(channels, 'daily', await findReminderOpen(userId))
      if (problem !== null) return wrong('channels', problem)
      await saveReminderChoice(database.orm, userId, {
        byMail: channels.includes('mail'),
        bySms: channels.includes('sms'),
      })
      return viewReminders(userId)
    },
    async remove({ id }, context) {
      return (await deleteSubscription(database.orm, sessionOf(context).userId, id)) ? true : GONE
    },
    async digest({ id }, context) {
      const { userId, viewer } = sessionOf(context)
      const result = await findOwnDigest(database.orm, userId, id)
      if (!result) return GONE
      const { digest, subscription } = result
      return {
        name: subscription.name,
        subscription: view(subscription, await findOpen(userId)),
        total: digest.total,
        records: await viewDigestItems(database, digest.items, viewer, context.now),
        createTime: digest.createdAt,
      }
    },
    watched: (input, context) => pageWatched(database, input, context),
  }
  return {
    routes(app) {
      mountGroup(app, contract.subscriptions, handlers, calls)
      mountUnsubscribe(app, { database, signer, clock, portalOrigin })
    },
    async prepare() {
      if (config.SMS_PROVIDER !== 'sandbox' && !offered.sms)
        log.warn('subscriptions are not told by SMS: the template of digests is not set')
    },
    jobs: [
      { name: 'run subscriptions', every: EVERY_MS, run: runner.run },
      { name: 'send notices', every: SEND_EVERY_MS, run: notices.run },
      { name: 'sweep digests', every: HOUR_MS, run: runner.sweep },
    ],
  }
}
