import { LATE_ANSWER_MS } from '@zhushutong/domain/consultation'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { sendMessage } from '../../messages'
import type { Orm } from '../../platform/db'
import { findMessages } from './chat.store'
import { consultChat } from './chat.table'

/** The most chats per run; the next run handles the rest. */
const MAX_LATE = 200

/**
 * Notifies members in their inbox of answers that they have not read after a minute, once until they look (ASK-06).
 * Several gateways may run at once: chats that another gateway has locked are skipped.
 */
export async function tellLateAnswers(orm: Orm, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(consultChat)
      .where(
        and(
          eq(consultChat.isTold, false),
          // The staff wrote last, and the member has not read it.
          isNull(consultChat.waitingSince),
          gt(consultChat.lastSeq, consultChat.readSeq),
          lt(consultChat.lastAt, now - LATE_ANSWER_MS),
        ),
      )
      .limit(MAX_LATE)
      .for('update', { skipLocked: true })
    for (const { id, userId, lastSeq } of due) {
      const { records } = await findMessages(tx, id, { after: lastSeq - 1 })
      const text = records[0]?.text ?? null
      await sendMessage(tx, userId, { event: 'chat-answered', text }, now)
      await tx.update(consultChat).set({ isTold: true }).where(eq(consultChat.id, id))
    }
  })
}
