import { randomUUID } from 'node:crypto'
import { CHAT_LIMITS } from '@zhushutong/domain/consultation'
import { and, asc, between, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { PreparedImage } from '../../content'
import { contentOf, type Files, saveFile } from '../../files'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable, type Tx } from '../../platform/db'
import { consultChat, consultMessage, consultPicture } from './chat.table'

export type Chat = typeof consultChat.$inferSelect

export interface ChatMessage {
  readonly seq: number
  readonly isFromStaff: boolean
  readonly staffName: string | null
  readonly text: string | null
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | null
  readonly createdAt: number
}

/** A checked picture whose bytes are in the file store. */
type ChatPicture = Pick<PreparedImage, 'mimeType' | 'width' | 'height'> & { readonly id: string }

/** The content of a message: a text, or a picture (ASK-05). */
export type ChatContent = { readonly text: string } | { readonly picture: ChatPicture }

/** Stores the bytes of a picture, before the transaction that sends it. */
export async function storePicture(
  files: Files,
  { mimeType, width, height, bytes }: PreparedImage,
  now: number,
): Promise<ChatPicture> {
  const id = randomUUID()
  await saveFile(files, { area: 'chat-images', id }, contentOf(bytes, mimeType), now)
  return { id, mimeType, width, height }
}

/** The most messages in a response. */
const CHAT_PAGE = 50

export async function findChat(orm: Queryable, userId: string): Promise<Chat | null> {
  const [row] = await orm.select().from(consultChat).where(eq(consultChat.userId, userId))
  return row ?? null
}

/** The messages of a chat in ascending order: the latest, those after a number, or those before a number. */
export async function findMessages(
  orm: Queryable,
  chatId: string,
  { after, before }: { readonly after?: number; readonly before?: number } = {},
): Promise<{ readonly records: readonly ChatMessage[]; readonly hasEarlier: boolean }> {
  const { seq, isFromStaff, staffName, text, createdAt } = consultMessage
  const { id, width, height } = consultPicture
  const of = and(
    eq(consultMessage.chatId, chatId),
    after === undefined ? undefined : gt(seq, after),
    before === undefined ? undefined : lt(seq, before),
  )
  const rows = await orm
    .select({ seq, isFromStaff, staffName, text, createdAt, picture: { id, width, height } })
    .from(consultMessage)
    .leftJoin(consultPicture, eq(consultPicture.id, consultMessage.pictureId))
    .where(of)
    .orderBy(after === undefined ? desc(seq) : asc(seq))
    .limit(CHAT_PAGE + 1)
  const records = rows.slice(0, CHAT_PAGE)
  if (after === undefined) records.reverse()
  return { records, hasEarlier: after === undefined && rows.length > CHAT_PAGE }
}

/** Locks the chat of a user; the first message creates it. */
async function lockOwnChat(tx: Tx, userId: string, now: number): Promise<Chat> {
  await tx
    .insert(consultChat)
    .values({ id: randomUUID(), userId, lastSeq: 0, lastAt: now, waitingSince: null, readSeq: 0 })
    .onConflictDoNothing()
  const [chat] = await tx.select().from(consultChat).where(eq(consultChat.userId, userId)).for('update')
  if (!chat) throw new Error('A chat that was just made is gone')
  return chat
}

/** Adds a message to a locked chat. */
export async function insertMessage(
  tx: Tx,
  chat: Chat,
  content: ChatContent,
  by: { readonly now: number; readonly key?: string; readonly staffName?: string },
): Promise<ChatMessage> {
  const seq = chat.lastSeq + 1
  const createdAt = by.now
  const staffName = by.staffName ?? null
  const isFromStaff = staffName !== null
  const text = 'text' in content ? content.text : null
  const picture = 'picture' in content ? content.picture : null
  if (picture) await tx.insert(consultPicture).values({ ...picture, chatId: chat.id, createdAt })
  await tx.insert(consultMessage).values({
    chatId: chat.id,
    seq,
    isFromStaff,
    staffName,
    text,
    pictureId: picture?.id ?? null,
    key: by.key ?? null,
    createdAt,
  })
  const waitingSince = isFromStaff ? null : (chat.waitingSince ?? createdAt)
  const changed = { lastSeq: seq, lastAt: createdAt, waitingSince }
  await tx.update(consultChat).set(changed).where(eq(consultChat.id, chat.id))
  const size = picture && { id: picture.id, width: picture.width, height: picture.height }
  return { seq, isFromStaff, staffName, text, picture: size, createdAt }
}

const findByKey = async (tx: Tx, chatId: string, key: string): Promise<ChatMessage | null> => {
  const [row] = await tx
    .select({ seq: consultMessage.seq })
    .from(consultMessage)
    .where(and(eq(consultMessage.chatId, chatId), eq(consultMessage.key, key)))
  if (!row) return null
  const { records } = await findMessages(tx, chatId, { after: row.seq - 1, before: row.seq + 1 })
  return records[0] ?? null
}

/** True when a member has reached a limit of messages (ASK-05). */
const isFull = async (tx: Tx, chatId: string, { isPicture, now }: { isPicture: boolean; now: number }) => {
  const isMine = and(
    eq(consultMessage.chatId, chatId),
    eq(consultMessage.isFromStaff, false),
    isPicture ? isNotNull(consultMessage.pictureId) : undefined,
  )
  const limits = isPicture ? [...CHAT_LIMITS.pictures, ...CHAT_LIMITS.messages] : CHAT_LIMITS.messages
  for (const { within, most } of limits) {
    const recent = between(consultMessage.createdAt, now - within + 1, now + MAX_CLOCK_SKEW)
    if ((await tx.$count(consultMessage, and(isMine, recent))) >= most) return true
  }
  return false
}

/** Sends a member's message, once per key; null if a limit is reached (ASK-05). */
export async function sendOwnMessage(
  tx: Tx,
  userId: string,
  { key, now, ...content }: ChatContent & { readonly key: string; readonly now: number },
): Promise<ChatMessage | null> {
  await lockName(tx, `consult-chat:${userId}`)
  const chat = await lockOwnChat(tx, userId, now)
  const sent = await findByKey(tx, chat.id, key)
  if (sent) return sent
  if (await isFull(tx, chat.id, { isPicture: 'picture' in content, now })) return null
  return insertMessage(tx, chat, content, { now, key })
}

/** Marks the staff's messages up to a number as read; never moves back (ASK-05). */
export async function saveRead(orm: Queryable, userId: string, seq: number): Promise<void> {
  await orm
    .update(consultChat)
    .set({
      readSeq: sql`greatest(${consultChat.readSeq}, least(${seq}, ${consultChat.lastSeq}))`,
      isTold: false,
    })
    .where(eq(consultChat.userId, userId))
}

/** The number of staff messages that the member has not read (ASK-05). */
export async function countUnread(orm: Queryable, userId: string): Promise<number> {
  const chat = await findChat(orm, userId)
  if (!chat) return 0
  const unread = and(
    eq(consultMessage.chatId, chat.id),
    eq(consultMessage.isFromStaff, true),
    gt(consultMessage.seq, chat.readSeq),
  )
  return orm.$count(consultMessage, unread)
}

export async function findPicture(orm: Queryable, chatId: string, id: string) {
  const [row] = await orm
    .select({ id: consultPicture.id })
    .from(consultPicture)
    .where(and(eq(consultPicture.id, id), eq(consultPicture.chatId, chatId)))
  return row ?? null
}

/** Deletes messages, pictures and chats older than `before`, in ms (ASK-05). */
export async function deleteOldMessages(orm: Queryable, before: number): Promise<void> {
  await orm.delete(consultMessage).where(lt(consultMessage.createdAt, before))
  await orm.delete(consultPicture).where(lt(consultPicture.createdAt, before))
  await orm.delete(consultChat).where(lt(consultChat.lastAt, before))
}
