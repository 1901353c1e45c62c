import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** What can be asked for: the slider's puzzle, work without a picture, a challenge of Alibaba's. */
export const CHALLENGES = ['slider', 'work', 'alibaba'] as const
export type Challenge = (typeof CHALLENGES)[number]

/**
 * The challenges of the last hour: those that wait for their one answer, and the answered ones, which the limits
 * count. The pictures are not stored.
 */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CHALLENGES }).notNull().default('slider'),
    scene: text().notNull(),
    /** The mobile or account name it was requested for; empty for the check of a reader, and for a code to one's own number. */
    subject: text().notNull(),
    /** The address it was requested from; the /64 of an IPv6 one. */
    address: text().notNull(),
    /** Where the slider's piece belongs. */
    x: integer(),
    /** The mean number of hashes of its proof of work. */
    difficulty: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Solved, or its provider did not answer: does not count as wrong. */
    solved: boolean().notNull().default(false),
  },
  (t) => [
    index('captchas_by_address').on(t.address, t.createdAt.desc()),
    index('captchas_by_subject').on(t.subject, t.createdAt.desc()),
    index('captchas_by_creation').on(t.createdAt),
  ],
)

/** What a solved challenge was exchanged for. Deleted on use. */
export const captchaSigns = pgTable(
  'captcha_signs',
  {
    signHash: text('sign_hash').primaryKey(),
    scene: text().notNull(),
    subject: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('captcha_signs_by_expiry').on(t.expiresAt)],
)
