import { randomUUID } from 'node:crypto'
import { startOfDay } from '@zhushutong/domain/formatting'
import { allowsSms, MAX_SMS_A_DAY } from '@zhushutong/domain/subscriptions'
import { and, eq, gte } from 'drizzle-orm'
import { findMemberMail } from '../account'
import { lockName, type Tx } from '../platform/db'
import { subscriptionNotices } from './notices.table'
import type { SubscriptionRow } from './subscriptions.table'

type Recipient = Pick<SubscriptionRow, 'userId' | 'byMail' | 'bySms' | 'frequency'>

/**
 * True when the member may receive another SMS today; the lock until the end of the transaction reserves it (SUB-06).
 */
const takeSmsQuota = async (tx: Tx, userId: string, now: number): Promise<boolean> => {
  await lockName(tx, `notices:${userId}`)
  const { channel, createdAt, userId: reader } = subscriptionNotices
  const today = and(eq(reader, userId), eq(channel, 'sms'), gte(createdAt, startOfDay(now)))
  return (await tx.$count(subscriptionNotices, today)) < MAX_SMS_A_DAY
}

/**
 * Adds the mail and the SMS of a digest in the transaction that stores the digest: neither exists without the other
 * (SUB-05).
 */
export async function addNotices(
  tx: Tx,
  { userId, byMail, bySms, frequency }: Recipient,
  digestId: string,
  now: number,
): Promise<void> {
  const note = (channel: 'mail' | 'sms') =>
    tx.insert(subscriptionNotices).values({ id: randomUUID(), digestId, userId, channel, createdAt: now })
  if (byMail && (await findMemberMail(tx, userId))) await note('mail')
  if (bySms && allowsSms(frequency) && (await takeSmsQuota(tx, userId, now))) await note('sms')
}
