import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { textOf } from './message-text'
import type { SmsMessage, SmsSender } from './sms.ports'
import { smsOutbox } from './sms.table'

interface OutboxMessage {
  readonly mobile: string
  readonly text: string
  readonly sentAt: number
}

/** Stores messages in a table, for the sandbox's page. */
export function sandboxOutbox({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  const columns = { mobile: smsOutbox.mobile, text: smsOutbox.text, sentAt: smsOutbox.sentAt }
  return {
    sendsDigests: true,
    sendsReminders: true,
    async send(mobile: string, message: SmsMessage) {
      const text = textOf(message)
      await orm.insert(smsOutbox).values({ id: randomUUID(), mobile, text, sentAt: clock.now() })
      return true
    },
    /** Newest first. */
    async listMessages(mobile: string | null, limit = 50): Promise<OutboxMessage[]> {
      const chosen = mobile === null ? undefined : eq(smsOutbox.mobile, mobile)
      return orm.select(columns).from(smsOutbox).where(chosen).orderBy(desc(smsOutbox.sentAt)).limit(limit)
    },
  } satisfies SmsSender & Record<string, unknown>
}
