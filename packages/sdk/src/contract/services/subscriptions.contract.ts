import { EVENT_KINDS } from '@zhushutong/domain/history'
import {
  CHANNELS,
  FREQUENCIES,
  SUBJECTS,
  WATCH_GROUPS,
  WATCH_PERIODS,
} from '@zhushutong/domain/subscriptions'
import * as z from 'zod/mini'
import { shownChange } from '../records/history.contract'
import {
  atMost,
  dailyLimit,
  day,
  done,
  fen,
  id,
  nothing,
  pageRequest,
  shortText,
  time,
} from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { channelName, kindName, named } from '../shape/names'

const filters = () => z.record(z.string(), z.array(shortText(64)).check(atMost(20)))
const name = () => shortText(100)
const changeKinds = () => z.array(z.enum(EVENT_KINDS)).check(atMost(EVENT_KINDS.length))
const channels = () => z.array(z.enum(CHANNELS)).check(atMost(CHANNELS.length))

/**
 * Answers the page that ends the mails of a subscription, and takes the reader's choice; opened from a mail
 * (SUB-08).
 */
export const UNSUBSCRIBE_PATH = '/jian-butler-portal-biz/subscription/unsubscribe'

const subjectFields = () => ({
  id: z.string(),
  name: z.string(),
  of: z.enum(SUBJECTS),
  /** For a search or a record: the name of its kind. For a search: the keyword ('' for none) and the conditions. */
  module: z.nullable(kindName()),
  keyword: z.nullable(z.string()),
  filters: z.nullable(filters()),
  /** For a followed company, owner or record: its id. */
  moduleId: z.nullable(z.string()),
  channel: z.nullable(channelName()),
})

const subscription = () =>
  z.object({
    ...subjectFields(),
    frequency: z.enum(FREQUENCIES),
    /** The channels of the digests; mail only while the member has a confirmed address. */
    channels: channels(),
    /** The chosen kinds of changes of a followed record, among `changeChoices`; empty for other subjects. */
    changes: z.array(z.enum(EVENT_KINDS)),
    changeChoices: z.array(z.enum(EVENT_KINDS)),
    isPaused: z.boolean(),
    /** True when the messages arrive already marked as read. */
    isMuted: z.boolean(),
    /** True when a condition needs a membership that has ended; new results are sent after its renewal. */
    isClosed: z.boolean(),
    /** The time of the latest results; `foundTotal` is their number. */
    foundTime: z.nullable(time()),
    foundTotal: z.int(),
    /** The earliest time of the next run. */
    nextTime: time(),
    createTime: time(),
  })

const digestFields = () => ({
  /** Kind of record; 'article' for an article. */
  module: kindName(),
  moduleId: z.string(),
  /** As the caller may see it; null if not visible to them or deleted. */
  title: z.nullable(z.string()),
  region: z.nullable(z.string()),
  sourcePlatform: z.nullable(z.string()),
  collectedAt: z.nullable(time()),
  checkedAt: z.nullable(time()),
  expired: z.boolean(),
  exists: z.boolean(),
  /** Key of the channel of an article. */
  channel: z.nullable(channelName()),
  /** The change of a followed record; null for a new record, and for a change whose import was undone. */
  change: z.nullable(
    z.object({ dataOn: day(), kinds: z.array(z.enum(EVENT_KINDS)), changes: z.array(shownChange()) }),
  ),
})

const openChannels = () => ({
  mail: z.enum(['open', 'unconfirmed', 'off']),
  /** The confirmed address, masked. */
  mailAddress: z.nullable(z.string()),
  sms: z.enum(['open', 'off']),
  /** The account's number, masked. */
  mobile: z.string(),
})

const reminderChannels = () => z.object({ ...openChannels(), channels: channels() })

/** Saved searches, followed companies and owners, and channels of content (SUB-01 to SUB-04). */
export const subscriptions = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/addSubscription',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        of: z.enum(SUBJECTS),
        module: z.optional(kindName()),
        keyword: z.optional(shortText(40)),
        filters: z.optional(filters()),
        moduleId: z.optional(id()),
        channel: z.optional(named('ChannelName', z.string().check(z.regex(/^[0-9A-Za-z]{1,60}$/)))),
        name: name(),
        frequency: z.enum(FREQUENCIES),
        /** The inbox is always included; absent: the inbox alone, or unchanged. */
        channels: z.optional(channels()),
        /** Kinds of changes of a followed record; absent: all, or unchanged. */
        changes: z.optional(changeKinds()),
      }),
    result: subscription,
    errors: ['30003'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/pageSubscription',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, of: z.optional(z.enum(SUBJECTS)) }),
    result: () =>
      z.object({
        records: z.array(subscription()),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /** The number of subscriptions per subject, over all pages. */
        subjects: z.array(z.object({ of: z.enum(SUBJECTS), total: z.int() })),
        /** The maximum number of subscriptions; null: unlimited. */
        limit: z.nullable(z.int()),
      }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/updateSubscription',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        id: id(),
        name: name(),
        frequency: z.enum(FREQUENCIES),
        /** Absent: unchanged. */
        channels: z.optional(channels()),
        /** Absent: unchanged. */
        changes: z.optional(changeKinds()),
        isPaused: z.boolean(),
        isMuted: z.boolean(),
      }),
    result: subscription,
    errors: ['30003'],
  }),
  week: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/getWeek',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** The last seven days including today, the oldest first. */
        days: z.array(day()),
        subscriptions: z.int(),
        total: z.int(),
        /** The subscriptions with the most results, five at most. */
        most: z.array(
          z.object({
            ...subjectFields(),
            /** One count per day of `days`. */
            counts: z.array(z.int()),
            total: z.int(),
          }),
        ),
      }),
  }),
  rivalWins: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/listRivalWins',
    access: 'token',
    reads: 'records',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** The number of followed companies, 50 at most. */
        followed: z.int(),
        week: z.int(),
        weekBefore: z.int(),
        records: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            companyId: z.string(),
            companyName: z.string(),
            amount: z.nullable(fen()),
            /** Percent below the control price, two decimals; null if unknown. */
            discount: z.nullable(z.number()),
            awardedOn: day(),
          }),
        ),
        dailyLimit: dailyLimit(),
      }),
  }),
  channels: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/getChannels',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object(openChannels()),
  }),
  /** The channels of reminders of the ends of memberships (MEM-09). */
  reminderChannels: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/getReminderChannels',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: reminderChannels,
  }),
  chooseReminderChannels: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/chooseReminderChannels',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ channels: channels() }),
    result: reminderChannels,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/deleteSubscription',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['30003'],
  }),
  digest: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/getDigest',
    access: 'token',
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        name: z.string(),
        subscription: subscription(),
        /** The total; `records` contains the first 50. */
        total: z.int(),
        records: z.array(z.object(digestFields())),
        createTime: time(),
        dailyLimit: dailyLimit(),
      }),
    errors: ['30003'],
  }),
  /** The news about watched companies, owners and other records, the newest first (SUB-11). */
  watched: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/subscription/pageWatched',
    access: 'token',
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...pageRequest,
        period: z.enum(WATCH_PERIODS),
        group: z.optional(z.enum(WATCH_GROUPS)),
      }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            ...digestFields(),
            subscriptionId: z.string(),
            subscriptionName: z.string(),
            groups: z.array(z.enum(WATCH_GROUPS)),
            time: time(),
          }),
        ),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /** The number of news per group over all pages; a change of two kinds counts in both. */
        groups: z.array(z.object({ group: z.enum(WATCH_GROUPS), total: z.int() })),
        companies: z.int(),
        owners: z.int(),
        /** Watched records of other kinds, such as people. */
        others: z.int(),
        dailyLimit: dailyLimit(),
      }),
  }),
}
