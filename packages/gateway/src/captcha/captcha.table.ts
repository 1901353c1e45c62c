import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** The kinds of challenges: the slider's puzzle, work without a picture, and Alibaba's. */
export const CHALLENGES = ['slider', 'work', 'alibaba'] as const
export type Challenge = (typeof CHALLENGES)[number]

/**
 * The challenges of the last hour: open ones, which accept one answer, and answered ones, which the limits count.
 * Pictures are not stored.
 */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CHALLENGES }).notNull().default('slider'),
    scene: text().notNull(),
    /**
     * The mobile or account name of the request; empty for the check of a reader, and for a code to the caller's own
     * number.
     */
    subject: text().notNull(),
    /** The address of the request; the /64 of an IPv6 address. */
    address: text().notNull(),
    /** The right position of the slider's piece. */
    x: integer(),
    /** The mean number of hashes of its proof of work. */
    difficulty: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** True if solved, or if its provider did not answer: it does not count as wrong. */
    solved: boolean().notNull().default(false),
  },
  (t) => [
    index('captchas_by_address').on(t.address, t.createdAt.desc()),
    index('captchas_by_subject').on(t.subject, t.createdAt.desc()),
    index('captchas_by_creation').on(t.createdAt),
  ],
)

/** The proofs of solved challenges. Deleted on use. */
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
