import { formatSmsName, listUnsubscribeHeaders, titleItem } from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { findMemberMail, findViewer } from '../account'
import { users } from '../account/account.table'
import type { MailSender } from '../mail'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import {
  createNoticeWorker,
  defineLeases,
  type Leased,
  NOTICE_LEASE,
  type NoticeOutcome,
} from '../platform/jobs'
import type { SmsSender } from '../sms'
import { renderDigestMail } from './digest-mail'
import { viewDigestItems } from './digest-view'
import { type NoticeRow, subscriptionNotices } from './notices.table'
import { subscriptionDigests, subscriptions } from './subscriptions.table'

export const noticeLeases = defineLeases({
  table: subscriptionNotices,
  open: eq(subscriptionNotices.state, 'waiting'),
  ...NOTICE_LEASE,
})

type Notice = Leased<NoticeRow>

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'warn'>
  readonly mails: MailSender
  readonly sms: SmsSender
  readonly portalOrigin: string
  readonly unsubscribeUrl: (subscriptionId: string) => string
}

/** Sends the waiting notices, each by one gateway at a time (SUB-07). */
export function noticeRunner({ database, clock, log, mails, sms, portalOrigin, unsubscribeUrl }: Parts) {
  const { orm } = database

  const findDigest = async (digestId: string) => {
    const [row] = await orm
      .select({ digest: subscriptionDigests, subscription: subscriptions, mobile: users.mobile })
      .from(subscriptionDigests)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDigests.subscriptionId))
      .innerJoin(users, eq(users.id, subscriptionDigests.userId))
      .where(eq(subscriptionDigests.id, digestId))
    return row ?? null
  }
  type Found = NonNullable<Awaited<ReturnType<typeof findDigest>>>

  const sendMail = async (
    { id, userId }: Notice,
    { digest, subscription }: Found,
  ): Promise<NoticeOutcome> => {
    const now = clock.now()
    const mail = subscription.byMail ? await findMemberMail(orm, userId) : null
    const viewer = await findViewer(orm, userId, now)
    if (!mail || !viewer) return 'dropped'
    const items = await viewDigestItems(database, digest.items, viewer, now)
    const titles = items.flatMap(({ title, change }) =>
      title === null ? [] : titleItem(title, change?.kinds),
    )
    const changed = digest.items.filter(({ change }) => change !== undefined).length
    const url = unsubscribeUrl(subscription.id)
    const { name } = subscription
    const words = renderDigestMail(
      { id: digest.id, name, total: digest.total, changed, titles },
      portalOrigin,
      url,
    )
    const sent = await mails.send({
      to: mail.address,
      ...words,
      headers: listUnsubscribeHeaders(url),
      messageId: `<${id}@${new URL(portalOrigin).hostname}>`,
      attachments: [],
    })
    return sent ? 'sent' : 'refused'
  }

  const sendSms = async (
    { userId }: Notice,
    { digest, subscription, mobile }: Found,
  ): Promise<NoticeOutcome> => {
    const isWanted = subscription.bySms && (await findViewer(orm, userId, clock.now())) !== null
    if (!isWanted || !sms.sendsDigests) return 'dropped'
    const name = formatSmsName(subscription.name)
    return (await sms.send(mobile, { kind: 'digest', name, total: digest.total })) ? 'sent' : 'refused'
  }

  const send = async (notice: Notice): Promise<NoticeOutcome> => {
    const digest = await findDigest(notice.digestId)
    if (!digest || digest.subscription.isPaused) return 'dropped'
    return notice.channel === 'mail' ? sendMail(notice, digest) : sendSms(notice, digest)
  }

  return createNoticeWorker({ name: 'notice', leases: noticeLeases, database, clock, log, send })
}
