import { and, asc, desc, eq, exists, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../account/account.table'
import { containing, type Queryable, type Tx } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { offsetOf, type PageRequest } from '../../platform/http'
import { type Chat, type ChatContent, type ChatMessage, findMessages, insertMessage } from './chat.store'
import { consultChat, consultMessage } from './chat.table'

export interface StaffChat {
  readonly chat: Chat
  readonly nickName: string
  readonly mobile: string
  readonly last: string | null
}

interface ChatPage extends PageRequest {
  readonly state?: 'waiting' | 'answered'
  /** A mobile, or a part of a nickname or of a message; empty for all. */
  readonly words: string
  readonly order: 'asc' | 'desc'
}

const lastText = sql<string | null>`(
  select coalesce(${consultMessage.text}, '[图片]') from ${consultMessage}
  where ${consultMessage.chatId} = ${consultChat.id} order by ${consultMessage.seq} desc limit 1
)`

const readChats = (orm: Queryable, where: SQL | undefined) =>
  orm
    .select({ chat: consultChat, nickName: users.nickName, mobile: users.mobile, last: lastText })
    .from(consultChat)
    .innerJoin(users, eq(users.id, consultChat.userId))
    .where(where)

/** Chats for the staff: the longest waiting first, then the latest (ASK-05). */
export async function pageChats(orm: Queryable, { state, words, order, ...page }: ChatPage) {
  const like = containing(words)
  const said = orm
    .select({ one: sql`1` })
    .from(consultMessage)
    .where(and(eq(consultMessage.chatId, consultChat.id), ilike(consultMessage.text, like)))
  const where = and(
    state === 'waiting' ? isNotNull(consultChat.waitingSince) : undefined,
    state === 'answered' ? isNull(consultChat.waitingSince) : undefined,
    words ? or(eq(users.mobile, words), ilike(users.nickName, like), exists(said)) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows: StaffChat[] = await readChats(orm, where)
    .orderBy(sql`${consultChat.waitingSince} asc nulls last`, by(consultChat.lastAt), consultChat.id)
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const ids = orm
    .select({ id: consultChat.id })
    .from(consultChat)
    .innerJoin(users, eq(users.id, consultChat.userId))
    .where(where)
  return { rows, total: await orm.$count(ids.as('found')) }
}

/** A chat with its latest messages. */
export async function findStaffChat(
  orm: Queryable,
  id: string,
): Promise<(StaffChat & { readonly messages: readonly ChatMessage[] }) | null> {
  if (!isUuid(id)) return null
  const [row] = await readChats(orm, eq(consultChat.id, id))
  return row ? { ...row, messages: (await findMessages(orm, id)).records } : null
}

/** Answers a chat; null for an unknown id (ASK-05). */
export async function answerChat(
  tx: Tx,
  id: string,
  content: ChatContent,
  by: { readonly now: number; readonly staffName: string },
): Promise<ChatMessage | null> {
  if (!isUuid(id)) return null
  const [chat] = await tx.select().from(consultChat).where(eq(consultChat.id, id)).for('update')
  return chat ? insertMessage(tx, chat, content, by) : null
}
