import { randomUUID } from 'node:crypto'
import { type MemberEvent, type MessageWords, writeMessage } from '@zhushutong/domain/messages'
import type { Queryable } from '../platform/db'
import { memberMessages } from './messages.table'

/**
 * Inserts a message into a member's inbox, in the transaction of its event; `isRead` for a message that needs
 * no attention.
 */
export async function deliverMessage(
  tx: Pick<Queryable, 'insert'>,
  userId: string,
  words: MessageWords,
  now: number,
  isRead = false,
): Promise<void> {
  const times = { createdAt: now, readAt: isRead ? now : null }
  await tx.insert(memberMessages).values({ ...words, ...times, id: randomUUID(), userId })
}

/**
 * Sends a message about an event (MSG-01) in the event's own transaction, so that either both are stored or
 * neither.
 * @param userId null for a visitor, who has no inbox
 */
export async function sendMessage(
  tx: Pick<Queryable, 'insert'>,
  userId: string | null,
  event: MemberEvent,
  now: number,
): Promise<void> {
  if (userId === null) return
  await deliverMessage(tx, userId, writeMessage(event), now)
}
