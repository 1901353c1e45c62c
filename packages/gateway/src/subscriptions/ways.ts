import { maskPhone } from '@zhushutong/domain/formatting'
import { maskEmail } from '@zhushutong/domain/mail'
import type { Channel, OpenChannels } from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { findMemberMail } from '../account'
import { users } from '../account/account.table'
import type { Queryable } from '../platform/db'
import type { Ways } from './subscriptions.store'

/** The channels that the operator has configured. */
interface OfferedWays {
  readonly mail: boolean
  readonly sms: boolean
}

/** The channels that a member can choose, with their masked addresses (SUB-05). */
export async function findChannels(orm: Queryable, userId: string, offered: OfferedWays) {
  const memberMail = await findMemberMail(orm, userId)
  const [user] = await orm.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId))
  const withMail = memberMail === null ? 'unconfirmed' : 'open'
  const open: OpenChannels = { mail: offered.mail ? withMail : 'off', sms: offered.sms ? 'open' : 'off' }
  return {
    ...open,
    mailAddress: memberMail && maskEmail(memberMail.address),
    mobile: maskPhone(user?.mobile ?? ''),
  }
}

/** The chosen channels in stored form; undefined if the request has no choice. */
export function waysOf(channels: readonly Channel[] | undefined): Ways | undefined {
  return channels && { byMail: channels.includes('mail'), bySms: channels.includes('sms') }
}

/** The channels of a subscription as its member sees them: mail only with a confirmed address. */
export function channelsOf({ byMail, bySms }: Ways, open: OpenChannels): Channel[] {
  const mail: Channel[] = byMail && open.mail === 'open' ? ['mail'] : []
  const sms: Channel[] = bySms && open.sms === 'open' ? ['sms'] : []
  return ['inbox', ...mail, ...sms]
}
