import { type HotWord, orderHotWords } from '@zhushutong/domain/content'
import { composeBanners, MAX_HOT } from '@zhushutong/domain/portal/shell'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import type { CloseAccount } from '../platform/feature'
import { offsetOf, type PageRequest, pageOf } from '../platform/http'
import { isReleased, RELEASED_AT } from './articles.store'
import { bannerClicks, banners, friendLinks, notices, viewHistory } from './content.table'
import { findBannersOn } from './editing/banners.store'
import { findWordRules, readMostSearched } from './editing/hot-words.store'

const NOTICE = {
  id: notices.id,
  title: notices.title,
  remark: notices.remark,
  labelList: notices.labels,
  releaseTime: RELEASED_AT,
}

/** Articles of a type, newest first. */
export async function readNoticePage(db: Queryable, type: string, now: number, page: PageRequest) {
  const isOut = and(eq(notices.type, type), isReleased(now))
  const total = await db.$count(notices, isOut)
  const records = await db
    .select(NOTICE)
    .from(notices)
    .where(isOut)
    .orderBy(desc(notices.releasedAt), asc(notices.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return pageOf(page, records, total)
}

type LinkPlace = 'up' | 'down' | 'split'

/** The links for all pages, and the links for `columns`: route names and area codes, separated by commas (SHL-09). */
export function readFriendLinks(db: Queryable, columns: string | undefined, page: PageRequest) {
  const names = ['all', ...(columns ?? '').split(',').map((column) => column.trim())].filter(Boolean)
  const linkColumns = sql`regexp_split_to_array(trim(${friendLinks.columns}), '\\s*[,，]\\s*')`
  return db
    .select({
      name: friendLinks.name,
      url: friendLinks.url,
      columns: friendLinks.columns,
      location: sql<LinkPlace>`${friendLinks.location}`,
    })
    .from(friendLinks)
    .where(sql`${linkColumns} && ${sql.param(names)}::text[]`)
    .orderBy(asc(friendLinks.position), asc(friendLinks.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
}

/** The current banners, one per place (SHL-14). */
export async function readBanners(db: Queryable, now: number, page: PageRequest) {
  const from = offsetOf(page)
  return composeBanners(await findBannersOn(db), now).slice(from, from + page.pageSize)
}

interface BannerClick {
  readonly ids: readonly string[]
  readonly link?: string
  readonly scode?: string
  readonly userId: string | null
}

/** Records a click on each existing banner; unknown ids are ignored. */
export async function addBannerClick(
  db: Queryable,
  { ids, link, scode, userId }: BannerClick,
  now: number,
): Promise<void> {
  const clicked = await db
    .select({ bannerId: banners.id })
    .from(banners)
    .where(inArray(banners.id, [...ids]))
  if (clicked.length === 0) return
  await db
    .insert(bannerClicks)
    .values(clicked.map(({ bannerId }) => ({ bannerId, userId, link, scode, clickedAt: now })))
}

/** Clicks are stored for their number, without the person. A distributed history has no foreign key to the user. */
export const forgetReader: CloseAccount = async (tx, { userId }) => {
  await tx.update(bannerClicks).set({ userId: null }).where(eq(bannerClicks.userId, userId))
  await tx.delete(viewHistory).where(eq(viewHistory.userId, userId))
}

/**
 * The pinned searches, then the most frequent ones (CON-08), each with results in its kind: no promoted search leads to
 * an empty list (SHL-03).
 */
export async function readHotWords(
  db: Queryable,
  now: number,
  finds: (word: HotWord) => Promise<boolean>,
): Promise<HotWord[]> {
  const hot: HotWord[] = []
  for (const { word, kind } of orderHotWords(await readMostSearched(db, now), await findWordRules(db))) {
    if (await finds({ word, kind })) hot.push({ word, kind })
    if (hot.length === MAX_HOT) break
  }
  return hot
}
