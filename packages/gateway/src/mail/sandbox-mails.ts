import { randomUUID } from 'node:crypto'
import { asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import type { MailMessage, MailSender } from './mail.ports'
import { mailOutbox, mailOutboxFiles } from './mail.table'

/** Number of stored mails; older ones are deleted with their attachments. */
const MAX_STORED = 200

export interface SandboxMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly sentAt: number
  readonly files: ReadonlyArray<{ readonly id: string; readonly name: string; readonly bytes: number }>
}

/** Stores mails in a table, for the sandbox's page. */
export function sandboxMails({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    async send({ to, subject, text, html, headers, attachments }: MailMessage) {
      await orm.transaction(async (tx) => {
        const id = randomUUID()
        const mail = { id, to, subject, text, html, headers: { ...headers }, sentAt: clock.now() }
        await tx.insert(mailOutbox).values(mail)
        const files = attachments.map((file, place) => ({ id: randomUUID(), mailId: id, place, ...file }))
        if (files.length > 0) await tx.insert(mailOutboxFiles).values(files)
        const newest = tx
          .select({ id: mailOutbox.id })
          .from(mailOutbox)
          .orderBy(desc(mailOutbox.sentAt))
          .limit(MAX_STORED)
        await tx.delete(mailOutbox).where(notInArray(mailOutbox.id, newest))
      })
      return true
    },

    /** Newest first. */
    async mails(to: string | null, limit = 50): Promise<SandboxMail[]> {
      const chosen = to === null ? undefined : eq(mailOutbox.to, to)
      const newest = desc(mailOutbox.sentAt)
      const rows = await orm.select().from(mailOutbox).where(chosen).orderBy(newest).limit(limit)
      if (rows.length === 0) return []
      const { id, mailId, name, content, place } = mailOutboxFiles
      const files = await orm
        .select({ id, mailId, name, bytes: sql<number>`length(${content})` })
        .from(mailOutboxFiles)
        .where(
          inArray(
            mailId,
            rows.map((row) => row.id),
          ),
        )
        .orderBy(asc(place))
      return rows.map((row) => ({
        ...row,
        files: files
          .filter((file) => file.mailId === row.id)
          .map((file) => ({ id: file.id, name: file.name, bytes: file.bytes })),
      }))
    },

    async file(fileId: string) {
      if (!isUuid(fileId)) return null
      const [row] = await orm.select().from(mailOutboxFiles).where(eq(mailOutboxFiles.id, fileId))
      return row ?? null
    },
  } satisfies MailSender & Record<string, unknown>
}

export type SandboxMails = ReturnType<typeof sandboxMails>
