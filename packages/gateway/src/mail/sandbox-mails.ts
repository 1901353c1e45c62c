import { randomUUID } from 'node:crypto'
import { asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { contentOf, type Files, openFile, saveFile } from '../files'
import type { Clock } from '../platform/clock'
import { isUuid } from '../platform/db/uuid'
import type { MailMessage, MailSender } from './mail.ports'
import { mailOutbox, mailOutboxFiles } from './mail.table'

/** Number of stored mails; older ones are deleted with their attachments. */
const MAX_STORED = 200

interface SandboxMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly sentAt: number
  readonly files: ReadonlyArray<{ readonly id: string; readonly name: string; readonly bytes: number }>
}

/** Stores mails, for the sandbox's page. */
export function sandboxMails(files: Files, clock: Clock) {
  const { orm } = files
  return {
    async send({ to, subject, text, html, headers, attachments }: MailMessage) {
      const [mailId, sentAt] = [randomUUID(), clock.now()]
      const rows = attachments.map(({ name, type, content }, place) => ({
        id: randomUUID(),
        mailId,
        place,
        name,
        type,
        size: content.length,
        content,
      }))
      for (const { id, content, type } of rows)
        await saveFile(files, { area: 'sandbox-mails', id }, contentOf(content, type), sentAt)
      await orm.transaction(async (tx) => {
        const mail = { id: mailId, to, subject, text, html, headers: { ...headers }, sentAt }
        await tx.insert(mailOutbox).values(mail)
        if (rows.length > 0) await tx.insert(mailOutboxFiles).values(rows)
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
      const { id, mailId, name, size, place } = mailOutboxFiles
      const attached = await orm
        .select({ id, mailId, name, bytes: size })
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
        files: attached
          .filter((file) => file.mailId === row.id)
          .map((file) => ({ id: file.id, name: file.name, bytes: file.bytes })),
      }))
    },

    async file(fileId: string) {
      if (!isUuid(fileId)) return null
      const [row] = await orm.select().from(mailOutboxFiles).where(eq(mailOutboxFiles.id, fileId))
      const opened = row && (await openFile(files, { area: 'sandbox-mails', id: row.id }, 'everyone'))
      return opened ? { ...opened, name: row.name } : null
    },
  } satisfies MailSender & Record<string, unknown>
}
