import { dayOf } from '@zhushutong/domain/formatting'
import { membershipName } from '@zhushutong/domain/membership'
import { formatSmsName } from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { findMember, findMemberMail } from '../account'
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
import { findReminderChoice } from './choice.store'
import { renderReminderMail } from './reminder-mail'
import { type ReminderNoticeRow, reminderNotices } from './reminders.table'

const reminderLeases = defineLeases({
  table: reminderNotices,
  open: eq(reminderNotices.state, 'waiting'),
  ...NOTICE_LEASE,
})

type Notice = Leased<ReminderNoticeRow>

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

  const sendMail = async ({ id, userId, item }: Notice): Promise<NoticeOutcome> => {
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

  const sendSms = async ({ item }: Notice, mobile: string): Promise<NoticeOutcome> => {
    if (!sms.sendsReminders) return 'dropped'
    const [kind] = item.kinds
    const name = formatSmsName(kind ? membershipName(kind) : item.label)
    return (await sms.send(mobile, { kind: 'expiry', name, day: dayOf(item.overTime) })) ? 'sent' : 'refused'
  }

  /**
   * A notice is dropped when its membership has ended, was renewed, or the member no longer wants the notice.
   */
  const send = async (notice: Notice): Promise<NoticeOutcome> => {
    const now = clock.now()
    const { userId, channel, item } = notice
    const member = await findMember(orm, userId, now)
    const choice = await findReminderChoice(orm, userId)
    const isWanted = channel === 'mail' ? choice.byMail : choice.bySms
    const isCurrent = member?.member.memberships.some(
      ({ kind, overTime }) => item.kinds.includes(kind) && overTime === item.overTime && overTime > now,
    )
    if (!member || !isWanted || !isCurrent) return 'dropped'
    return channel === 'mail' ? sendMail(notice) : sendSms(notice, member.member.mobile)
  }

  const { run } = createNoticeWorker({
    name: 'reminder',
    leases: reminderLeases,
    ...{ database, clock, log, send },
  })
  return { run }
}
