import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** The figures of each kind by province, computed by a job (DAT-64). */
export const dataFigures = pgTable(
  'data_figures',
  {
    kind: text().notNull(),
    /** Two digits; '' for records without a place. */
    province: text().notNull(),
    count: integer().notNull(),
    newestOn: date('newest_on', { mode: 'string' }),
    /** Records with a value, by essential column. */
    filled: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.province] })],
)

/** The records of each kind by the name of their source. */
export const dataFiguresBySource = pgTable(
  'data_figures_by_source',
  {
    kind: text().notNull(),
    /** '' for records without a name. */
    name: text().notNull(),
    count: integer().notNull(),
    newestOn: date('newest_on', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.name] })],
)

/** The version of each kind's records that its figures were computed from. */
export const dataFigureVersions = pgTable('data_figure_versions', {
  kind: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  computedAt: moment('computed_at').notNull(),
})
