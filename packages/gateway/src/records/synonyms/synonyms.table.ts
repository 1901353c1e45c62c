import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** What a keyword is also searched as (VAL-22), each word in search form. The migration put in the first groups. */
export const synonymGroups = pgTable('synonym_groups', {
  id: text().primaryKey(),
  word: text().notNull().unique(),
  synonyms: text().array().notNull(),
  isMutual: boolean('is_mutual').notNull(),
})
