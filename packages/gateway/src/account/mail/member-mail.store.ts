import { MAIL_CODE_MS } from '@zhushutong/domain/mail'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db'
import { mailCodes, memberMails } from './mail.table'

export async function findMemberMail(
  orm: Queryable,
  userId: string,
): Promise<{ readonly address: string; readonly confirmedAt: number } | null> {
  const { address, confirmedAt } = memberMails
  const [row] = await orm
    .select({ address, confirmedAt })
    .from(memberMails)
    .where(eq(memberMails.userId, userId))
  return row ?? null
}

export async function findUnconfirmedMail(
  orm: Queryable,
  userId: string,
  now: number,
): Promise<string | null> {
  const isOpen = and(isNull(mailCodes.usedAt), gt(mailCodes.sentAt, now - MAIL_CODE_MS))
  const [row] = await orm
    .select({ address: mailCodes.address })
    .from(mailCodes)
    .where(and(eq(mailCodes.userId, userId), isOpen))
    .orderBy(desc(mailCodes.sentAt))
    .limit(1)
  return row?.address ?? null
}

/** Removes a member's address, and ends codes that could restore one (PRF-02). */
export async function removeMemberMail(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  now: number,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.delete(memberMails).where(eq(memberMails.userId, userId))
    await tx
      .update(mailCodes)
      .set({ usedAt: now })
      .where(and(eq(mailCodes.userId, userId), isNull(mailCodes.usedAt)))
  })
}
