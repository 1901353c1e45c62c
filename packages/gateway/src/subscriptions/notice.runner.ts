import {
  formatSmsName,
  listUnsubscribeHeaders,
  NOTICE_RETRY_SECONDS,
  NOTICE_TRIES,
} from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { findMemberMail, findViewer } from '../account'
import { users } from '../account/account.table'
import type { MailSender } from '../mail'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, defineLeases, type Leased } from '../platform/jobs'
import type { SmsSender } from '../sms'
import { renderDigestMail } from './digest-mail'
import { viewDigestItems } from './digest-view'
import { type NoticeRow, subscriptionNotices } from './notices.table'
import { subscriptionDigests, subscriptions } from './subscriptions.table'

/** Longer than a mail or SMS takes, with every step at its time limit; renewed meanwhile. */
export const noticeLeases = defineLeases({
  table: subscriptionNotices,
  open: eq(subscriptionNotices.state, 'waiting'),
  seconds: 60,
  maxAttempts: NOTICE_TRIES,
  retryAfterSeconds: NOTICE_RETRY_SECONDS,
  onGiveUp: { state: 'failed' },
})

type Notice = Leased<NoticeRow>

/** What a notice tells, or 'dropped' where nobody wants it any more. */
type Outcome = 'sent' | 'dropped' | 'refused'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'warn'>
  readonly mails: MailSender
  readonly sms: SmsSender
  readonly portalOrigin: string
  readonly unsubscribeUrl: (subscriptionId: string) => string
}

/** Sends what is noted, each by one gateway at a time (SUB-07). */
export function noticeRunner({ database, clock, log, mails, sms, portalOrigin, unsubscribeUrl }: Parts) {
  const { orm } = database

  const findDigest = async (digestId: string) => {
    const [found] = await orm
      .select({ digest: subscriptionDigests, subscription: subscriptions, mobile: users.mobile })
      .from(subscriptionDigests)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDigests.subscriptionId))
      .innerJoin(users, eq(users.id, subscriptionDigests.userId))
      .where(eq(subscriptionDigests.id, digestId))
    return found ?? null
  }
  type Found = NonNullable<Awaited<ReturnType<typeof findDigest>>>

  const sendMail = async ({ id, userId }: Notice, { digest, subscription }: Found): Promise<Outcome> => {
    const now = clock.now()
    const mail = subscription.byMail ? await findMemberMail(orm, userId) : null
    const viewer = await findViewer(orm, userId, now)
    if (!mail || !viewer) return 'dropped'
    const items = await viewDigestItems(database, digest.items, viewer, now)
    const titles = items.flatMap(({ title }) => title ?? [])
    const url = unsubscribeUrl(subscription.id)
    const { name } = subscription
    const words = renderDigestMail({ id: digest.id, name, total: digest.total, titles }, portalOrigin, url)
    const sent = await mails.send({
      to: mail.address,
      ...words,
      headers: listUnsubscribeHeaders(url),
      messageId: `<${id}@${new URL(portalOrigin).hostname}>`,
      attachments: [],
    })
    return sent ? 'sent' : 'refused'
  }

  const sendSms = async ({ userId }: Notice, { digest, subscription, mobile }: Found): Promise<Outcome> => {
    const isWanted = subscription.bySms && (await findViewer(orm, userId, clock.now())) !== null
    if (!isWanted || !sms.sendsDigests) return 'dropped'
    const name = formatSmsName(subscription.name)
    return (await sms.send(mobile, { kind: 'digest', name, total: digest.total })) ? 'sent' : 'refused'
  }

  /** Sends one notice. A gateway that dies after the sending and before the note sends it again: at least once. */
  const work = async (notice: Notice): Promise<void> => {
    const found = await findDigest(notice.digestId)
    const send = notice.channel === 'mail' ? sendMail : sendSms
    const outcome = found && !found.subscription.isPaused ? await send(notice, found) : 'dropped'
    if (outcome !== 'refused') {
      const sentAt = outcome === 'sent' ? clock.now() : null
      await noticeLeases.release(orm, notice, { state: outcome, sentAt })
      return
    }
    const { id, channel, attempts } = notice
    const isLast = attempts >= NOTICE_TRIES
    log.warn(
      { notice: id, channel, attempts },
      isLast ? 'notice given up' : 'notice not sent, tried again later',
    )
    await noticeLeases.fail(orm, notice)
  }

  const worker = createWorker({ name: 'notice', leases: noticeLeases, database, log, work })
  return { work, run: worker.run }
}
