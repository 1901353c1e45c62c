import { dayOf } from '@zhushutong/domain/formatting'
import { membershipName } from '@zhushutong/domain/membership'
import { formatSmsName, NOTICE_RETRY_SECONDS, NOTICE_TRIES } from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { findMember, findMemberMail } from '../account'
import type { MailSender } from '../mail'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, defineLeases, type Leased } from '../platform/jobs'
import type { SmsSender } from '../sms'
import { findReminderChoice } from './choice.store'
import { renderReminderMail } from './reminder-mail'
import { type ReminderNoticeRow, reminderNotices } from './reminders.table'

/** Longer than a mail or SMS takes, with every step at its time limit; renewed meanwhile. */
const reminderLeases = defineLeases({
  table: reminderNotices,
  open: eq(reminderNotices.state, 'waiting'),
  seconds: 60,
  maxAttempts: NOTICE_TRIES,
  retryAfterSeconds: NOTICE_RETRY_SECONDS,
  onGiveUp: { state: 'failed' },
})

type Notice = Leased<ReminderNoticeRow>
type Outcome = 'sent' | 'dropped' | 'refused'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'warn'>
  readonly mails: MailSender
  readonly sms: SmsSender
  readonly portalOrigin: string
}

/** Sends the mails and SMS of reminders, each by one gateway at a time (MEM-09). */
export function reminderNoticeRunner({ database, clock, log, mails, sms, portalOrigin }: Parts) {
  const { orm } = database

  const sendMail = async ({ id, userId, item }: Notice): Promise<Outcome> => {
    const mail = await findMemberMail(orm, userId)
    if (!mail) return 'dropped'
    const sent = await mails.send({
      to: mail.address,
      ...renderReminderMail(item, portalOrigin),
      messageId: `<${id}@${new URL(portalOrigin).hostname}>`,
      attachments: [],
    })
    return sent ? 'sent' : 'refused'
  }

  const sendSms = async ({ item }: Notice, mobile: string): Promise<Outcome> => {
    if (!sms.sendsReminders) return 'dropped'
    const [kind] = item.kinds
    const name = formatSmsName(kind ? membershipName(kind) : item.label)
    return (await sms.send(mobile, { kind: 'expiry', name, day: dayOf(item.overTime) })) ? 'sent' : 'refused'
  }

  /** A notice is dropped once its end has passed or has been put off by a renewal. */
  const send = async (notice: Notice): Promise<Outcome> => {
    const now = clock.now()
    const { userId, channel, item } = notice
    const found = await findMember(orm, userId, now)
    const choice = await findReminderChoice(orm, userId)
    const isWanted = channel === 'mail' ? choice.byMail : choice.bySms
    const isCurrent = found?.member.memberships.some(
      ({ kind, overTime }) => item.kinds.includes(kind) && overTime === item.overTime && overTime > now,
    )
    if (!found || !isWanted || !isCurrent) return 'dropped'
    return channel === 'mail' ? sendMail(notice) : sendSms(notice, found.member.mobile)
  }

  const work = async (notice: Notice): Promise<void> => {
    const outcome = await send(notice)
    if (outcome !== 'refused') {
      const sentAt = outcome === 'sent' ? clock.now() : null
      await reminderLeases.release(orm, notice, { state: outcome, sentAt })
      return
    }
    log.warn({ notice: notice.id, channel: notice.channel }, 'reminder not sent')
    await reminderLeases.fail(orm, notice)
  }

  const worker = createWorker({ name: 'reminder', leases: reminderLeases, database, log, work })
  return { run: worker.run }
}
