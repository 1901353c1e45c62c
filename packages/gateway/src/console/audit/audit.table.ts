import { STAFF_ROLES } from '@zhushutong/domain/staff'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/**
 * The changes by the staff (STF-06). Rows are only added: a trigger of the migration rejects update, delete and
 * truncate. Names are copied, as the staff may be renamed.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Null for a command of the server. */
    actorId: uuid('actor_id'),
    actor: text().notNull(),
    actorName: text('actor_name').notNull(),
    role: text({ enum: STAFF_ROLES }),
    resource: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (t) => [
    index('audit_log_by_time').on(t.at.desc()),
    index('audit_log_by_actor').on(t.actor, t.at.desc()),
    index('audit_log_by_subject').on(t.subject, t.at.desc()),
  ],
)
