import {
  type ArticleSort,
  CHANNELS,
  type ContentGroupKey,
  codesWithin,
  findCategory,
  findChannel,
  formatPolicyState,
  formatReplacement,
  listGroupChannels,
} from '@zhushutong/domain/content'
import { dayOf } from '@zhushutong/domain/formatting'
import { normaliseForSearch, splitBigrams } from '@zhushutong/domain/records'
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { momentSql, type Queryable } from '../platform/db'
import { offsetOf, type PageRequest, pageOf } from '../platform/http'
import { sanitizeArticle } from './article-html'
import { dayColumnOf, orderOf, sinceDays } from './article-order'
import { answers, notices } from './content.table'
import { findDocumentLinks } from './document-links'
import { outlineText } from './outline'

interface ArticleFilter {
  /** Key of a channel; without one, the articles of all channels. */
  readonly channel?: string
  /** Code of a category of the channel. */
  readonly category?: string
  readonly tag?: string
  readonly keyword?: string
  /** The code of a province: its articles, and articles about the whole country. */
  readonly region?: string
  /** True for articles about the region itself only. */
  readonly onlyRegion?: boolean
  readonly method?: string
  /** Days back from now. */
  readonly days?: number
  /** The channels of this group, if no channel is given. */
  readonly group?: ContentGroupKey
  readonly sort?: ArticleSort
}

/** The time of release, for queries of released articles only. */
export const RELEASED_AT = sql<number>`${notices.releasedAt}`.mapWith(notices.releasedAt)

const LIST = {
  id: notices.id,
  title: notices.title,
  remark: notices.remark,
  channel: notices.type,
  category: notices.category,
  labelList: notices.labels,
  source: notices.source,
  region: notices.region,
  documentNumber: notices.documentNumber,
  issuer: notices.issuer,
  issuedOn: notices.issuedOn,
  effectiveOn: notices.effectiveOn,
  expiresOn: notices.expiresOn,
  amendment: notices.amendment,
  replacedBy: notices.replacedBy,
  cover: notices.cover,
  views: notices.views,
  releaseTime: RELEASED_AT,
  // Names in full: otherwise a column of the outer table would be read as the inner table's.
  answers: sql<number>`(select count(*) from answers where answers.notice_id = notices.id and answers.hidden_at is null)::int`,
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const readRows = (db: Queryable) => db.select(LIST).from(notices).limit(0)

/** An article of a list, with the names of its channel and category. */
function viewArticle<R extends Row>(row: R, now: number) {
  const channel = findChannel(row.channel)
  return {
    ...row,
    channelName: channel?.label ?? row.channel,
    categoryName: (channel && row.category && findCategory(channel, row.category)?.name) || null,
    state: formatPolicyState(row, dayOf(now)),
    replacement: formatReplacement(row, dayOf(now)),
  }
}

const OWN = CHANNELS.flatMap(({ key, shows }) => (shows.includes(key) ? [key] : []))

/** The articles of a channel; without a key, of all channels. */
export function ofChannel(key: string | undefined): SQL | undefined {
  return inArray(notices.type, [...(key === undefined ? OWN : (findChannel(key)?.shows ?? []))])
}

const ofCategory = ({ channel: key, category }: ArticleFilter): SQL | undefined => {
  if (category === undefined) return undefined
  const channel = key === undefined ? undefined : findChannel(key)
  return inArray(notices.category, channel ? [...codesWithin(channel, category)] : [category])
}

/** Articles that contain a keyword (CON-03). */
export function matchesKeyword(keyword: string | undefined): SQL | undefined {
  const text = normaliseForSearch(keyword ?? '')
  if (text === '') return undefined
  const pairs = splitBigrams(text)
  return pairs.length > 0
    ? arrayContains(notices.tokens, pairs)
    : sql`strpos(lower(${notices.title}), ${text}) > 0`
}

const ofRegion = ({ region, onlyRegion }: ArticleFilter): SQL | undefined => {
  if (region === undefined) return undefined
  return onlyRegion ? eq(notices.region, region) : or(isNull(notices.region), eq(notices.region, region))
}

const conditionOf = (filter: ArticleFilter, now: number): SQL | undefined =>
  and(
    ofChannel(filter.channel),
    filter.group === undefined ? undefined : inArray(notices.type, [...listGroupChannels(filter.group)]),
    isReleased(now),
    filter.days === undefined ? undefined : sinceDays(filter.channel, filter.days, now),
    ofCategory(filter),
    filter.tag === undefined ? undefined : arrayContains(notices.labels, [filter.tag]),
    matchesKeyword(filter.keyword),
    ofRegion(filter),
    filter.method === undefined ? undefined : eq(notices.method, filter.method),
  )

/** A page of articles, by default the newest first. */
export async function findArticles(db: Queryable, filter: ArticleFilter, now: number, page: PageRequest) {
  const matching = conditionOf(filter, now)
  const total = await db.$count(notices, matching)
  const rows = await db
    .select(LIST)
    .from(notices)
    .where(matching)
    .orderBy(...orderOf({ ...filter, first: filter.onlyRegion ? undefined : filter.region }))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return pageOf(
    page,
    rows.map((row) => viewArticle(row, now)),
    total,
  )
}

/** The number of articles of each channel that a keyword finds. */
export function countByChannel(db: Queryable, keyword: string, now: number) {
  return db
    .select({ channel: notices.type, count: sql<number>`count(*)::int` })
    .from(notices)
    .where(conditionOf({ keyword }, now))
    .groupBy(notices.type)
}

/** Released articles, which readers may see (CON-04); a null time never matches. */
export const isReleased = (now: number) => lte(notices.releasedAt, now)

/** True when an article of any type is released to readers. */
export async function isShown(db: Queryable, id: string, now: number): Promise<boolean> {
  return (await db.$count(notices, and(eq(notices.id, id), isReleased(now)))) > 0
}

/**
 * An article of any type, or undefined. Its HTML is sanitised again: an older version or a manual change may have
 * stored it.
 */
export async function findNotice(db: Queryable, id: string, now: number) {
  const [notice] = await db
    .select({ ...LIST, author: notices.author, method: notices.method, textBody: notices.body })
    .from(notices)
    .where(and(eq(notices.id, id), isReleased(now)))
  if (!notice) return undefined
  const { html: textBody, outline } = outlineText(sanitizeArticle(notice.textBody))
  const links = await findDocumentLinks(db, notice, and(inArray(notices.type, OWN), isReleased(now)))
  return { ...viewArticle(notice, now), ...links, textBody, outline: [...outline] }
}

type Found = NonNullable<Awaited<ReturnType<typeof findNotice>>>

/** The articles before and after an article, in the order of its channel's list. */
export async function findNeighbours(
  db: Queryable,
  { channel, id, issuedOn, effectiveOn, releaseTime }: Found,
  now: number,
) {
  const day = dayColumnOf(channel)
  const key = day === null ? sql`${notices.releasedAt}` : sql`(${day}, ${notices.releasedAt})`
  const released = momentSql(releaseTime)
  const ofChannel =
    day === null
      ? released
      : sql`(coalesce(${issuedOn}::date, ${effectiveOn}::date, '-infinity'::date), ${released})`
  const beside = (isNewer: boolean) => {
    const [beyond, beyondId, order, idOrder] = isNewer
      ? ([sql`>`, lt, asc, desc] as const)
      : ([sql`<`, gt, desc, asc] as const)
    return db
      .select({ id: notices.id, title: notices.title })
      .from(notices)
      .where(
        and(
          eq(notices.type, channel),
          isReleased(now),
          or(sql`${key} ${beyond} ${ofChannel}`, and(sql`${key} = ${ofChannel}`, beyondId(notices.id, id))),
        ),
      )
      .orderBy(...(day === null ? [] : [order(day)]), order(notices.releasedAt), idOrder(notices.id))
      .limit(1)
  }
  const [[previous], [next]] = [await beside(true), await beside(false)]
  return { previous: previous ?? null, next: next ?? null }
}

/** The most pairs of characters of a title that are compared. */
const WORDS_COMPARED = 24

/** Articles that share tags or title words with an article, the most similar first. */
export async function findRelated(db: Queryable, id: string, now: number, limit: number) {
  const [mine] = await db
    .select({ labels: notices.labels, title: notices.title, type: notices.type })
    .from(notices)
    .where(and(eq(notices.id, id), isReleased(now)))
  if (!mine) return null
  const words = splitBigrams(mine.title).slice(0, WORDS_COMPARED)
  const shared = (column: typeof notices.labels | typeof notices.tokens, values: string[]) =>
    sql`cardinality(array(select unnest(${column}) intersect select unnest(${sql.param(values, column)}::text[])))`
  const alike = or(
    mine.labels.length > 0 ? arrayOverlaps(notices.labels, mine.labels) : undefined,
    words.length > 0 ? arrayOverlaps(notices.tokens, words) : undefined,
  )
  if (!alike) return []
  const sameKind = sql`(${notices.type} = ${mine.type})::int`
  const rows = await db
    .select(LIST)
    .from(notices)
    .where(and(ne(notices.id, id), inArray(notices.type, OWN), isReleased(now), alike))
    .orderBy(
      desc(
        sql`${shared(notices.labels, mine.labels)} * 6 + ${shared(notices.tokens, words)} + ${sameKind} * 3`,
      ),
      ...orderOf({ channel: mine.type }),
    )
    .limit(limit)
  return rows.map((row) => viewArticle(row, now))
}

/** The tags of a channel's articles, or of all articles, with their counts; the most frequent first. */
export async function countTags(db: Queryable, channel: string | undefined, now: number, limit: number) {
  const tag = sql<string>`unnest(${notices.labels})`.as('tag')
  const tagged = db
    .select({ tag })
    .from(notices)
    .where(and(ofChannel(channel), isReleased(now)))
    .as('tagged')
  return db
    .select({ name: tagged.tag, count: sql<number>`count(*)::int` })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(sql`count(*)`), asc(tagged.tag))
    .limit(limit)
}

/** The number of articles of each stored channel and category. */
export function countByCategory(db: Queryable, now: number) {
  return db
    .select({ channel: notices.type, category: notices.category, count: sql<number>`count(*)::int` })
    .from(notices)
    .where(and(ofChannel(undefined), isReleased(now)))
    .groupBy(notices.type, notices.category)
}

/** The visible answers to a question, the accepted one first (CON-12). */
export async function findAnswers(db: Queryable, noticeId: string) {
  const rows = await db
    .select({
      id: answers.id,
      author: answers.author,
      authorTitle: answers.authorTitle,
      textBody: answers.body,
      basis: answers.basis,
      accepted: answers.accepted,
      answerTime: answers.answeredAt,
    })
    .from(answers)
    .where(and(eq(answers.noticeId, noticeId), isNull(answers.hiddenAt)))
    .orderBy(desc(answers.accepted), asc(answers.answeredAt), asc(answers.id))
  return rows.map((row) => ({ ...row, textBody: sanitizeArticle(row.textBody) }))
}
