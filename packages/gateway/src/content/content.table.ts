import { type ArticleForm, HOT_WORD_RULES } from '@zhushutong/domain/content'
import {
  bigint,
  boolean,
  date,
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

/** Articles of all channels, and the product's change log; `type` is the channel's key, or changelog. */
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
    /** The time from which readers see it; null for a draft and for a withdrawn article (CON-04). */
    releasedAt: moment('released_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** True if it was published before: then it cannot be deleted (CON-11). */
    wasPublished: boolean('was_published').notNull().default(false),
    /** Code of a category of the channel. */
    category: text(),
    source: text().notNull().default('筑数通编辑部'),
    author: text(),
    /** The origin of the text: written, digest or statistics. */
    method: text().notNull().default('written'),
    /** The province of its subject; null for the whole country. */
    region: text(),
    documentNumber: text('document_number'),
    issuer: text(),
    issuedOn: date('issued_on'),
    effectiveOn: date('effective_on'),
    expiresOn: date('expires_on'),
    /** The latest amendment in words. */
    amendment: text(),
    /** The number of the document that replaces it when it ends. */
    replacedBy: text('replaced_by'),
    /** Path of a picture on the portal. */
    cover: text(),
    /** The source of the body; null if it was written as HTML. */
    markdown: text(),
    /** The number of its saves (CON-05); earlier versions are in `article_versions`. */
    version: integer().notNull().default(1),
    /** The author and the time of this version; null if no editor has saved it. */
    savedBy: text('saved_by'),
    savedAt: moment('saved_at'),
    views: integer().notNull().default(0),
    /** Pairs of characters of title, summary, labels, document number and text. */
    tokens: text().array().notNull().default([]),
  },
  (t) => [
    index('notices_by_type').on(t.type, t.releasedAt.desc()),
    index('notices_by_number').on(t.documentNumber),
    index('notices_labels').using('gin', t.labels),
    index('notices_tokens').using('gin', t.tokens),
  ],
)

/** Earlier versions of articles, each stored at the next save (CON-05). */
export const articleVersions = pgTable(
  'article_versions',
  {
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    savedBy: text('saved_by'),
    savedAt: moment('saved_at'),
    content: jsonb().$type<ArticleForm>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.version] })],
)

/** Answers to the questions among the articles. */
export const answers = pgTable(
  'answers',
  {
    id: text().primaryKey(),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    /** The author's role, such as 资质顾问. */
    authorTitle: text('author_title'),
    body: text().notNull(),
    basis: text(),
    accepted: boolean().notNull().default(false),
    answeredAt: moment('answered_at').notNull(),
    /** The source of the body; null if it was written as HTML. */
    markdown: text(),
    /** The number of its saves (CON-12). */
    version: integer().notNull().default(1),
    /** The staff member and the time of the last save; null if no editor has saved it. */
    savedBy: text('saved_by'),
    savedAt: moment('saved_at'),
    /** Null for a visible answer. */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [index('answers_by_notice').on(t.noticeId, t.answeredAt)],
)

/** The articles that a member has read, one row per article. */
export const viewHistory = pgTable(
  'view_history',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    viewedAt: moment('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noticeId] }),
    index('view_history_by_time').on(t.userId, t.viewedAt.desc()),
  ],
)

/** Friend links (SHL-09): `columns` is all, or route names and area codes separated by commas. */
export const friendLinks = pgTable('friend_links', {
  id: text().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  columns: text().notNull().default('all'),
  location: text().notNull().default('down'),
  position: integer().notNull().default(0),
})

export const bannerClicks = pgTable(
  'banner_clicks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bannerId: text('banner_id').notNull(),
    userId: text('user_id'),
    link: text(),
    scode: text(),
    clickedAt: moment('clicked_at').notNull(),
  },
  (t) => [index('banner_clicks_by_banner').on(t.bannerId)],
)

/** Pictures of articles; the name is a hash of the bytes (CON-07). */
export const contentImages = pgTable('content_images', {
  name: text().primaryKey(),
  /** The file in the area `article-images`. */
  fileId: uuid('file_id').notNull(),
  mimeType: text('mime_type').notNull(),
  /** In px. */
  width: integer().notNull(),
  height: integer().notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: moment('saved_at').notNull(),
})

/** Banners and pop-ups (SHL-10, SHL-14), each at one place; '' for no text or no link. */
export const banners = pgTable('banners', {
  id: text().primaryKey(),
  name: text().notNull(),
  positionKey: text('position_key').notNull(),
  isOn: boolean('enable').notNull().default(true),
  /** Null for a pop-up with text only. */
  image: text().references(() => contentImages.name),
  title: text().notNull(),
  text: text().notNull(),
  link: text().notNull(),
  position: integer().notNull(),
  /** The first and the last day; null for no bound. */
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
})

/** The staff's decision on a hot search: pinned or hidden. */
export const hotWordRules = pgTable(
  'hot_word_rules',
  {
    word: text().notNull(),
    kind: text().notNull(),
    rule: text({ enum: HOT_WORD_RULES }).notNull(),
    /** The position among the pinned words, the lowest first. */
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.word, t.kind] })],
)
