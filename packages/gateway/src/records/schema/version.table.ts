import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** How often the records of a kind were written to: pages made from them are kept until it changes. */
export const recordVersions = pgTable('record_versions', {
  kind: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})
