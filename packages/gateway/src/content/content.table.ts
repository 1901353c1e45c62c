import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** Articles: news of the portal and the product's change log, distinguished by `type` (new, changelog). */
export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    platformType: text('platform_type').notNull().default('PC'),
    title: text().notNull(),
    remark: text(),
    labels: text().array().notNull().default([]),
    body: text().notNull(),
    releasedAt: moment('released_at').notNull(),
  },
  (t) => [index('notices_by_type').on(t.type, t.releasedAt.desc())],
)

/** Friend links (SHL-09): `columns` is all, a route name or an area code. */
export const friendLinks = pgTable('friend_links', {
  id: text().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  columns: text().notNull().default('all'),
  location: text().notNull().default('down'),
  position: integer().notNull().default(0),
})

/** Banners by position (SHL-10); `url` is the JSON text of a list of {id, link, url, uid}. */
export const banners = pgTable('banners', {
  id: text().primaryKey(),
  name: text().notNull(),
  positionKey: text('position_key').notNull(),
  enable: boolean().notNull().default(true),
  url: text().notNull(),
  width: integer(),
  height: integer(),
})

export const bannerClicks = pgTable('banner_clicks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bannerId: text('banner_id').notNull(),
  userId: text('user_id'),
  link: text(),
  scode: text(),
  clickedAt: moment('clicked_at').notNull(),
})

/** Search words with their counts by day, for the hot searches. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    kind: text().notNull(),
    day: text().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.word, t.kind] })],
)
