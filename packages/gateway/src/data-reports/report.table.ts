import { REPORT_STATES } from '@zhushutong/domain/mall'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'
import { orders } from '../purchase/schema/purchase.table'
import type { MadePart } from './made-part'

/**
 * Data reports: the purchase, and the sections generated so far (DRP-03). A row is inserted when its order is
 * paid.
 */
export const dataReports = pgTable(
  'data_reports',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    productId: text('product_id').notNull(),
    place: text().notNull(),
    title: text().notNull(),
    state: text({ enum: REPORT_STATES }).notNull(),
    /** The sections generated so far, in the order of the plan; emptied when the file is written. */
    parts: jsonb().$type<readonly MadePart[]>().notNull().default([]),
    steps: integer().notNull(),
    step: integer().notNull().default(0),
    ...leaseColumns(),
    /** File size in bytes. */
    size: bigint({ mode: 'number' }),
    /** Time of payment; also the date of the data. */
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at'),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('data_reports_by_user').on(t.userId, t.createdAt.desc()),
    index('data_reports_open').on(t.touchedAt).where(sql`${t.state} in ('queued', 'running')`),
    index('data_reports_kept').on(t.expiresAt).where(sql`${t.state} = 'done'`),
    check('data_reports_steps', sql`${t.steps} > 0 and ${t.step} between 0 and ${t.steps}`),
  ],
)

/** Sent report mails, for the limit (DRP-05); without addresses. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('report_mails_by_user').on(t.userId, t.sentAt.desc())],
)

export type ReportRow = typeof dataReports.$inferSelect
