import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('mail_outbox_by_time').on(t.sentAt.desc())],
)

/** The attachments, in order from 0. The file is in the area `sandbox-mails` under the id. */
export const mailOutboxFiles = pgTable(
  'mail_outbox_files',
  {
    id: uuid().primaryKey(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mailOutbox.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    /** bytes */
    size: integer().notNull(),
  },
  (t) => [index('mail_outbox_files_by_mail').on(t.mailId, t.place)],
)
