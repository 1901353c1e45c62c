import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** Additional search words of a keyword (VAL-22), each in search form. The migration inserted the first groups. */
export const synonymGroups = pgTable('synonym_groups', {
  id: text().primaryKey(),
  word: text().notNull().unique(),
  synonyms: text().array().notNull(),
  isMutual: boolean('is_mutual').notNull(),
})
