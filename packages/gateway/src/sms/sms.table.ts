import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** Sent codes, by smsId. Stored for a day because of the limits, then deleted. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: uuid().primaryKey(),
    mobile: text().notNull(),
    ip: text().notNull(),
    scene: text().notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('sms_codes_by_mobile').on(t.mobile, t.sentAt.desc()),
    index('sms_codes_by_ip').on(t.ip, t.sentAt.desc()),
    index('sms_codes_by_time').on(t.sentAt),
  ],
)

export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: uuid().primaryKey(),
    mobile: text().notNull(),
    text: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('sms_outbox_by_mobile').on(t.mobile, t.sentAt.desc())],
)
