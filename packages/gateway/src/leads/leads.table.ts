import type { LeadKind, LeadStage } from '@zhushutong/domain/leads'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Leads of members and teams, each record once (LEA-01). */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    /** The member whose lead it is, or the owner of the team (LEA-02). */
    holderId: uuid('holder_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person in charge; null once that account is closed. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<LeadKind>().notNull(),
    recordId: text('record_id').notNull(),
    /** The title at the time of adding: shown if the record no longer exists. */
    title: text().notNull(),
    stage: text().$type<LeadStage>().notNull(),
    stageAt: moment('stage_at').notNull(),
    note: text().notNull(),
    remindOn: date('remind_on', { mode: 'string' }),
    /** The time of the message of `remindOn`; null before it. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull(),
    /** Time of removal; for a while it can be undone. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    unique('leads_once').on(t.holderId, t.kind, t.recordId),
    index('leads_by_person').on(t.personId),
    index('leads_by_record').on(t.recordId),
    index('leads_to_remind')
      .on(t.remindOn)
      .where(sql`${t.remindOn} is not null and ${t.remindedAt} is null and ${t.removedAt} is null`),
  ],
)

export type LeadRow = typeof leads.$inferSelect
