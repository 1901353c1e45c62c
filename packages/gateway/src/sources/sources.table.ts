import { IMPORT_MODES } from '@zhushutong/domain/data-import'
import { ALARMS, type Rhythm, RUN_PROBLEMS } from '@zhushutong/domain/data-sources'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'

/**
 * The settings of sources: their place, rhythm and limits (DAT-60, DAT-61). A source without settings has no row. It is
 * a job while it is due, by its rhythm or on demand.
 */
export const sourceSettings = pgTable('source_settings', {
  /** `kind:source` */
  id: text().primaryKey(),
  kind: text().notNull(),
  source: text().notNull(),
  /** As domain `parsePlace` reads it; '' for a source that is only imported by hand. */
  place: text().notNull(),
  /** The Authorization header for an https address, encrypted. */
  credential: text(),
  /** The text of a mapping file. */
  mapping: text(),
  mode: text({ enum: IMPORT_MODES }).notNull(),
  rhythm: jsonb().$type<Rhythm>(),
  /** Hours. */
  tolerance: integer().notNull(),
  maxRejected: integer('max_rejected').notNull(),
  maxLost: integer('max_lost'),
  maxChanged: integer('max_changed'),
  isOn: boolean('is_on').notNull(),
  /** Lateness is counted from here until the first delivery. */
  watchedSince: moment('watched_since').notNull(),
  nextAt: moment('next_at'),
  isDue: boolean('is_due').notNull().default(false),
  /** The member of staff who started the waiting run; null for the schedule. */
  askedBy: text('asked_by'),
  /** The end of the last run. */
  checkedAt: moment('checked_at'),
  problem: text({ enum: RUN_PROBLEMS }),
  problemText: text('problem_text'),
  alarm: text({ enum: ALARMS }),
  alarmAt: moment('alarm_at'),
  ...leaseColumns(),
})

/** The files of sources that were imported, or stopped by a limit; they are not read again (DAT-60). */
export const sourceFiles = pgTable(
  'source_files',
  {
    settingsId: text('settings_id')
      .notNull()
      .references(() => sourceSettings.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256, hex. */
    digest: text().notNull(),
    /** bytes */
    size: bigint({ mode: 'number' }).notNull(),
    /** Changes with the content, and is read without it: ETag, or time and size. */
    stamp: text().notNull(),
    state: text({ enum: ['imported', 'refused'] }).notNull(),
    batch: text(),
    takenAt: moment('taken_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.settingsId, t.name, t.digest] }),
    index('source_files_by_time').on(t.settingsId, t.takenAt),
  ],
)
