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
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'
import { orders } from '../purchase/schema/purchase.table'
import type { ExportQuery } from './export-source'

/** Free items used by a user in a month, YYYY-MM in Asia/Shanghai (MEM-02). */
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

/** Exports: the request, the progress, and where writing continues after an interruption. */
export const exportJobs = pgTable(
  'export_jobs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner of the monthly quota: the enterprise for a shared account (SEA-03); null: the user. */
    quotaOwnerId: uuid('quota_owner_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    title: text().notNull(),
    format: text({ enum: EXPORT_FORMATS }).notNull(),
    query: jsonb().$type<ExportQuery>().notNull(),
    /**
     * The user's access rights at the time of the request, so that locked columns stay locked during writing.
     */
    viewer: jsonb().$type<Viewer>().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull(),
    /** The month whose free quota was used. */
    month: text().notNull(),
    items: integer().notNull(),
    free: integer().notNull(),
    extra: integer().notNull(),
    fen: integer().notNull(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    /** Records written and their bytes; any further bytes are from an interrupted step. */
    rows: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Cursor of the next read; null at the beginning. */
    cursor: text(),
    readToEnd: boolean('read_to_end').notNull().default(false),
    ...leaseColumns(),
    /** Bytes of the finished file. */
    size: bigint({ mode: 'number' }),
    /** Time of the request: fixes the meaning of "近 7 天" and of expiry. */
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
