import { randomUUID } from 'node:crypto'
import { IMAGE_PATH } from '@zhushutong/domain/content'
import type { BannerEntry, BannerPicture } from '@zhushutong/domain/portal/shell'
import { asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { bannerClicks, banners, contentImages } from '../content.table'

export interface Banner extends BannerEntry {
  readonly id: string
  readonly picture: BannerPicture | null
}

export interface BannerInput extends BannerEntry {
  /** The name of a stored picture; empty for none. */
  readonly image: string
}

const SELECTION = {
  id: banners.id,
  name: banners.name,
  positionKey: banners.positionKey,
  link: banners.link,
  title: banners.title,
  text: banners.text,
  position: banners.position,
  startsOn: sql<string>`coalesce(${banners.startsOn}::text, '')`,
  endsOn: sql<string>`coalesce(${banners.endsOn}::text, '')`,
  isOn: banners.isOn,
  image: banners.image,
  width: contentImages.width,
  height: contentImages.height,
}

const select = (db: Queryable) =>
  db.select(SELECTION).from(banners).leftJoin(contentImages, eq(contentImages.name, banners.image))

type Row = Awaited<ReturnType<typeof select>>[number]

const bannerOf = ({ image, width, height, ...rest }: Row): Banner => ({
  ...rest,
  picture:
    image === null || width === null || height === null ? null : { path: IMAGE_PATH + image, width, height },
})

const valuesOf = ({ image, startsOn, endsOn, ...rest }: BannerInput) => ({
  ...rest,
  image: image || null,
  startsOn: startsOn || null,
  endsOn: endsOn || null,
})

/** All enabled banners; the domain selects the current ones (SHL-14). */
export async function findBannersOn(db: Queryable): Promise<Banner[]> {
  return (await select(db).where(eq(banners.isOn, true))).map(bannerOf)
}

/** The size of a stored picture in px, or undefined. */
export async function findImageSize(db: Queryable, name: string) {
  const { width, height } = contentImages
  return (await db.select({ width, height }).from(contentImages).where(eq(contentImages.name, name)))[0]
}

interface BannerList extends PageRequest {
  readonly words: string
  readonly order: 'asc' | 'desc'
}

export async function findBanner(db: Queryable, id: string): Promise<Banner | undefined> {
  return (await select(db).where(eq(banners.id, id))).map(bannerOf)[0]
}

export async function findBannerPage(db: Queryable, { words, order, ...page }: BannerList) {
  const pattern = containing(words)
  const matching = words === '' ? undefined : or(ilike(banners.name, pattern), ilike(banners.title, pattern))
  const rows = await select(db)
    .where(matching)
    .orderBy(desc(banners.positionKey), (order === 'asc' ? asc : desc)(banners.position), asc(banners.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows: rows.map(bannerOf), total: await db.$count(banners, matching) }
}

export function countBannerClicks(db: Queryable, id: string): Promise<number> {
  return db.$count(bannerClicks, eq(bannerClicks.bannerId, id))
}

/** Saves a new banner, or changes the existing banner with `id`. */
export async function saveBanner(db: Queryable, id: string | undefined, input: BannerInput): Promise<Banner> {
  const values = { id: id ?? randomUUID(), ...valuesOf(input) }
  await db.insert(banners).values(values).onConflictDoUpdate({ target: banners.id, set: values })
  const saved = await findBanner(db, values.id)
  if (!saved) throw new Error('A saved banner is there')
  return saved
}

export async function deleteBanner(db: Queryable, id: string): Promise<void> {
  await db.delete(banners).where(eq(banners.id, id))
}
