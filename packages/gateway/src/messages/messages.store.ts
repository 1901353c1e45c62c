import { addDays } from '@zhushutong/domain/formatting'
import { MESSAGE_RETENTION, type MessageKind } from '@zhushutong/domain/messages'
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { memberMessages } from './messages.table'

export type Message = typeof memberMessages.$inferSelect

const { userId: reader, kind: kinds, createdAt, readAt, id } = memberMessages

const isOf = (userId: string) => eq(reader, userId)

/** The numbers of unread and of all messages of a member (MSG-03). */
export async function countMessages(
  orm: Queryable,
  userId: string,
): Promise<{ readonly unread: number; readonly total: number }> {
  const total = await orm.$count(memberMessages, isOf(userId))
  return { total, unread: await orm.$count(memberMessages, and(isOf(userId), isNull(readAt))) }
}

interface MessagesQuery extends PageRequest {
  readonly kind?: MessageKind
  readonly unread?: boolean
}

/** A page of a member's messages, newest first, and the number of each kind. */
export async function findMessagePage(
  orm: Queryable,
  userId: string,
  { kind, unread, ...page }: MessagesQuery,
) {
  const matching = and(
    isOf(userId),
    kind === undefined ? undefined : eq(kinds, kind),
    unread ? isNull(readAt) : undefined,
  )
  const byKind = await orm
    .select({
      kind: kinds,
      total: count(),
      unread: sql<number>`count(*) filter (where ${readAt} is null)::int`,
    })
    .from(memberMessages)
    .where(isOf(userId))
    .groupBy(kinds)
    .orderBy(desc(count()), asc(kinds))
  const rows: Message[] = await orm
    .select()
    .from(memberMessages)
    .where(matching)
    .orderBy(desc(createdAt), desc(id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(memberMessages, matching), byKind }
}

/** Marks messages as read: the given ids, or all up to a time. Other members' ids are ignored. */
export async function markMessagesRead(
  orm: Queryable,
  userId: string,
  input: { readonly ids?: readonly string[]; readonly until?: number },
  now: number,
) {
  const ids = input.ids?.filter(isUuid)
  if (ids?.length === 0) return
  await orm
    .update(memberMessages)
    .set({ readAt: now })
    .where(
      and(
        isOf(userId),
        isNull(readAt),
        ids && inArray(id, ids),
        input.until === undefined ? undefined : lte(createdAt, input.until),
      ),
    )
}

/** Deletes messages beyond the maximum age or the maximum number of a member (MSG-02). */
export async function sweepMessages(orm: Queryable, now: number): Promise<void> {
  await orm.delete(memberMessages).where(lt(createdAt, addDays(now, -MESSAGE_RETENTION.days)))
  const full = orm
    .select({ userId: reader })
    .from(memberMessages)
    .groupBy(reader)
    .having(sql`count(*) > ${MESSAGE_RETENTION.most}`)
  for (const { userId } of await full) {
    const latest = orm
      .select({ id })
      .from(memberMessages)
      .where(isOf(userId))
      .orderBy(desc(createdAt), desc(id))
      .limit(MESSAGE_RETENTION.most)
    await orm.delete(memberMessages).where(and(isOf(userId), sql`${id} not in ${latest}`))
  }
}
