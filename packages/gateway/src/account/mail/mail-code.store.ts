import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import {
  findMailSendTime,
  LONGEST_MAIL_LIMIT,
  MAIL_CODE_MS,
  MAIL_RESEND_MS,
  MAX_MAIL_TRIES,
  type MailCounted,
  writeCodeMail,
} from '@zhushutong/domain/mail'
import { and, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm'
import type { MailSender } from '../../mail'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { mailCodes, memberMails } from './mail.table'

// The id is the salt of the hash, as for SMS codes.
const hashOf = (mailId: string, code: string) => createHash('sha256').update(`${mailId}:${code}`).digest()

const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

/** Maximum number of mails read: the highest limit (network, one day). */
const MAX_COUNTED = 300

const COLUMNS = {
  account: mailCodes.userId,
  address: mailCodes.address,
  network: mailCodes.ip,
} as const satisfies Readonly<Record<MailCounted, unknown>>

interface CodeRequest {
  readonly userId: string
  readonly address: string
  readonly ip: string
}

type MailCodeError = '10021' | '10022'

const readSentTimes = async (orm: Queryable, by: MailCounted, value: string, now: number) => {
  const { sentAt } = mailCodes
  const within = and(gt(sentAt, now - LONGEST_MAIL_LIMIT), lte(sentAt, now + MAX_CLOCK_SKEW))
  const rows = await orm
    .select({ sentAt })
    .from(mailCodes)
    .where(and(eq(COLUMNS[by], value), within))
    .orderBy(desc(sentAt))
    .limit(MAX_COUNTED)
  return rows.map((row) => row.sentAt)
}

/**
 * Records the sending before it happens, for the limits: one request at a time of an account, address and network.
 */
const reserve = (
  orm: Queryable,
  { userId, address, ip }: CodeRequest,
  mailId: string,
  code: string,
  now: number,
) =>
  orm.transaction(async (tx): Promise<{ sentAt: number } | { retryAt: number }> => {
    for (const key of [`mail:${userId}`, `mail:${address}`, `mail:${ip}`].sort()) await lockName(tx, key)
    const sent = {
      account: await readSentTimes(tx, 'account', userId, now),
      address: await readSentTimes(tx, 'address', address, now),
      network: await readSentTimes(tx, 'network', ip, now),
    }
    const at = findMailSendTime(sent, now)
    if (at > now) return { retryAt: at }
    const codeHash = hashOf(mailId, code).toString('hex')
    await tx.insert(mailCodes).values({ id: mailId, userId, address, ip, codeHash, sentAt: now })
    return { sentAt: now }
  })

/**
 * Sends a code that confirms an account's mail address (PRF-01), stored as a hash. It is valid for one account, one
 * address and one use. 00133: too soon or too often. 10020: the mail was not sent, but counts for the limits.
 */
export async function sendMailCode(
  orm: Queryable,
  sender: MailSender,
  request: CodeRequest,
  now: number,
): Promise<
  | { readonly mailId: string; readonly resendAt: number }
  | { readonly error: '00133'; readonly retryAt: number }
  | { readonly error: '10020' }
> {
  const mailId = randomUUID()
  const code = newCode()
  const place = await reserve(orm, request, mailId, code, now)
  if ('retryAt' in place) return { error: '00133', retryAt: place.retryAt }
  const sent = await sender.send({ to: request.address, ...writeCodeMail(code), attachments: [] })
  return sent ? { mailId, resendAt: place.sentAt + MAIL_RESEND_MS } : { error: '10020' }
}

/** Uses a code and stores its address as the member's, or returns the refusal; a wrong code counts as a try. */
export function confirmMailCode(
  orm: Queryable,
  userId: string,
  { mailId, address, code }: { readonly mailId: string; readonly address: string; readonly code: string },
  now: number,
): Promise<MailCodeError | null> {
  return orm.transaction(async (tx) => {
    if (!isUuid(mailId)) return '10022'
    const isMine = and(eq(mailCodes.id, mailId), eq(mailCodes.userId, userId))
    const [sent] = await tx.select().from(mailCodes).where(isMine).for('update')
    if (!sent || sent.address !== address || sent.usedAt !== null || sent.wrongTries >= MAX_MAIL_TRIES)
      return '10022'
    if (now >= sent.sentAt + MAIL_CODE_MS) return '10022'
    if (!timingSafeEqual(hashOf(mailId, code), Buffer.from(sent.codeHash, 'hex'))) {
      await tx
        .update(mailCodes)
        .set({ wrongTries: sent.wrongTries + 1 })
        .where(isMine)
      return '10021'
    }
    await tx.update(mailCodes).set({ usedAt: now }).where(isMine)
    // Other codes of the account end too: they could restore an abandoned address.
    await tx
      .update(mailCodes)
      .set({ usedAt: now })
      .where(and(eq(mailCodes.userId, userId), isNull(mailCodes.usedAt)))
    const confirmed = { address, confirmedAt: now }
    await tx
      .insert(memberMails)
      .values({ userId, ...confirmed })
      .onConflictDoUpdate({ target: memberMails.userId, set: confirmed })
    return null
  })
}

export async function sweepMailCodes(orm: Queryable, now: number): Promise<void> {
  await orm.delete(mailCodes).where(lt(mailCodes.sentAt, now - LONGEST_MAIL_LIMIT))
}
