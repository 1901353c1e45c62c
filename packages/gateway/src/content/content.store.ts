import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { MAX_HOT } from '@zhushutong/domain/shell'
import type { Connection } from '../db'

type Sql = Connection['sql']

interface PageOf {
  readonly pageNum: number
  readonly pageSize: number
}

/** So many words are tried for those that are shown. */
const WORDS_LOOKED_AT = 50

const pages = (total: number, pageSize: number) => Math.ceil(total / pageSize)

/** Articles of a type, newest first. */
export const noticePage = async (sql: Sql, type: string, now: number, { pageNum, pageSize }: PageOf) => {
  const until = new Date(now).toISOString()
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select count(*)::int as total from notices where type = ${type} and released_at <= ${until}`
  const rows = await sql<
    { id: string; title: string; remark: string | null; labels: string[]; releaseTime: number }[]
  >`
    select id, title, remark, labels, (extract(epoch from released_at) * 1000)::bigint as "releaseTime"
    from notices where type = ${type} and released_at <= ${until}
    order by released_at desc, id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`
  const records = rows.map(({ labels, ...row }) => ({ ...row, labelList: labels }))
  return { records, total, pages: pages(total, pageSize), pageNum, pageSize }
}

/** One article of any type, or undefined. */
export const noticeById = async (sql: Sql, id: string, now: number) => {
  const [row] = await sql<
    {
      id: string
      title: string
      remark: string | null
      labelList: string[]
      textBody: string
      releaseTime: number
    }[]
  >`
    select id, title, remark, labels as "labelList", body as "textBody",
      (extract(epoch from released_at) * 1000)::bigint as "releaseTime"
    from notices where id = ${id} and released_at <= ${new Date(now).toISOString()}`
  return row
}

/** Friend links of a place (SHL-09): those for all, and those of the route or area asked for. */
export const friendLinksFor = (sql: Sql, columns: string | undefined, { pageNum, pageSize }: PageOf) =>
  sql<{ name: string; url: string; columns: string; location: 'up' | 'down' | 'split' }[]>`
    select name, url, columns, location from friend_links
    where columns = 'all' ${columns ? sql`or columns = ${columns}` : sql``}
    order by position, id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`

export const enabledBanners = (sql: Sql, { pageNum, pageSize }: PageOf) =>
  sql<
    {
      id: string
      name: string
      positionKey: string
      enable: boolean
      url: string
      width: number | null
      height: number | null
    }[]
  >`
    select id, name, position_key as "positionKey", enable, url, width, height from banners
    where enable order by id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`

export interface BannerClick {
  readonly ids: readonly string[]
  readonly link?: string
  readonly scode?: string
  readonly userId: string | null
}

/** Records a click on each banner that exists; others are ignored. */
export const addBannerClick = async (sql: Sql, { ids, link, scode, userId }: BannerClick, now: number) => {
  await sql`
    insert into banner_clicks (banner_id, user_id, link, scode, clicked_at)
    select id, ${userId}, ${link ?? null}, ${scode ?? null}, ${new Date(now).toISOString()}
    from banners where id = any(${[...ids]})`
}

/** A word and the kind of record that it is searched in. */
export interface HotWord {
  readonly word: string
  readonly kind: string
}

/** What was searched for most in the last seven days. */
const mostSearched = (sql: Sql, now: number) =>
  sql<HotWord[]>`
    select word, kind from search_words where day >= ${addDays(dayOf(now), -7)}
    group by word, kind order by sum(count) desc, word limit ${WORDS_LOOKED_AT}`

/**
 * The words that were searched for most, of those that find something in their kind: no promoted search leads to
 * nothing (SHL-03).
 */
export const hotWords = async (
  sql: Sql,
  now: number,
  finds: (word: HotWord) => Promise<boolean>,
): Promise<HotWord[]> => {
  const hot: HotWord[] = []
  for (const word of await mostSearched(sql, now)) {
    if (await finds(word)) hot.push(word)
    if (hot.length === MAX_HOT) break
  }
  return hot
}

/** Counts a search for a word, for the hot searches. */
export const countSearchWord = async (sql: Sql, word: string, kind: string, now: number) => {
  await sql`
    insert into search_words (word, kind, day, count) values (${word}, ${kind}, ${dayOf(now)}, 1)
    on conflict (day, word, kind) do update set count = search_words.count + 1`
}
