import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The number of writes to a kind's records: pages made from them are cached until it changes. */
export const recordVersions = pgTable('record_versions', {
  kind: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})
