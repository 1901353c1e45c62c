import type { Viewer } from '@zhushutong/domain/access'
import { EXPORT_FORMATS, EXPORT_STATES } from '@zhushutong/domain/export'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../db/moment.column'
import { orders } from '../purchase/purchase.table'
import type { ExportQuery } from './export-source'

/** Free items that a user has taken of a month, YYYY-MM in Asia/Shanghai (MEM-02). */
export const exportUsage = pgTable(
  'export_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    check('export_usage_within', sql`${t.used} between 0 and 20000`),
  ],
)

/** Exports: what is asked for, how far it is written, and where the file goes on after an interruption. */
export const exportJobs = pgTable(
  'export_jobs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    title: text().notNull(),
    format: text({ enum: EXPORT_FORMATS }).notNull(),
    query: jsonb().$type<ExportQuery>().notNull(),
    /** Who asked, as the access rules saw them then: what is closed stays closed while it is written. */
    viewer: jsonb().$type<Viewer>().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull(),
    /** The month whose free items were taken. */
    month: text().notNull(),
    items: integer().notNull(),
    free: integer().notNull(),
    extra: integer().notNull(),
    fen: integer().notNull(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    /** Records written and the bytes that they take; whatever stands behind is of an interrupted step. */
    rows: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Where reading goes on; null at the beginning. */
    cursor: text(),
    readToEnd: boolean('read_to_end').notNull().default(false),
    /** Failures in a row. */
    attempts: integer().notNull().default(0),
    /** Who writes it now and until when nobody else does, by the database's own clock. */
    lease: uuid(),
    leaseUntil: moment('lease_until'),
    touchedAt: moment('touched_at').notNull().default(sql`clock_timestamp()`),
    /** Bytes of the finished file. */
    size: bigint({ mode: 'number' }),
    /** When it was asked for: fixes what "近 7 天" means and what is expired. */
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at'),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('export_jobs_by_user').on(t.userId, t.createdAt.desc()),
    index('export_jobs_open').on(t.touchedAt).where(sql`${t.state} in ('queued', 'running')`),
    index('export_jobs_unpaid').on(t.orderId).where(sql`${t.state} = 'awaiting-payment'`),
    index('export_jobs_kept').on(t.expiresAt).where(sql`${t.state} = 'done'`),
    check('export_jobs_items', sql`${t.items} > 0 and ${t.free} >= 0 and ${t.extra} >= 0`),
  ],
)

export type ExportRow = typeof exportJobs.$inferSelect
