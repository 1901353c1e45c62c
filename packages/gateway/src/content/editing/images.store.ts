import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { and, between, eq, lt, notInArray, sql } from 'drizzle-orm'
import { contentOf, type Files, saveFile } from '../../files'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable, type Tx } from '../../platform/db'
import { contentImages } from '../content.table'
import type { Save } from '../write-articles'
import type { PreparedImage } from './prepare-image'

/** The most pictures that a person may upload in a day. */
const MAX_A_DAY = 500

/** The time in ms after which an unused picture is deleted. */
const UNUSED_RETENTION_MS = 7 * DAY_MS

/** All texts that can show a picture. */
const shownIn = sql`(
  select concat_ws(' ', body, markdown, cover) as held from notices
  union all select content::text from article_versions
  union all select concat_ws(' ', body, markdown) from answers
  union all select image from banners
) as texts`

/** The condition that no text shows a picture. */
export const isUnused = sql`not exists (select from ${shownIn} where strpos(texts.held, content_images.name) > 0)`

/** All words that look like a picture's name: read once for any number of pictures. */
const shownNames = sql`(select name[1] from ${shownIn}, regexp_matches(texts.held, '[[:alnum:]_-]+[.][a-z]+', 'g') as name)`

/** A picture whose bytes are in the file store. */
export type StoredImage = Omit<PreparedImage, 'bytes'> & { readonly fileId: string }

/** Stores the bytes of a picture, before the transaction that shows it. */
export async function storeImage(
  files: Files,
  { bytes, ...image }: PreparedImage,
  now: number,
): Promise<StoredImage> {
  const fileId = randomUUID()
  await saveFile(files, { area: 'article-images', id: fileId }, contentOf(bytes, image.mimeType), now)
  return { ...image, fileId }
}

/** Inserts a picture; for an existing picture, updates the file, the uploader and the time (CON-07). */
export async function insertImage(tx: Tx, image: StoredImage, { by, now }: Save): Promise<void> {
  await tx
    .insert(contentImages)
    .values({ ...image, savedBy: by, savedAt: now })
    .onConflictDoUpdate({
      target: contentImages.name,
      set: { fileId: image.fileId, savedBy: by, savedAt: now },
    })
}

/** Inserts an uploaded picture; false if its uploader has reached the daily limit (CON-07). */
export async function saveImage(tx: Tx, image: StoredImage, { by, now }: Save): Promise<boolean> {
  await lockName(tx, `image:${by}`)
  const recent = between(contentImages.savedAt, now - DAY_MS + 1, now + MAX_CLOCK_SKEW)
  const count = await tx.$count(contentImages, and(eq(contentImages.savedBy, by), recent))
  if (count >= MAX_A_DAY) return false
  await insertImage(tx, image, { by, now })
  return true
}

export async function findImage(db: Queryable, name: string) {
  const [image] = await db
    .select({ fileId: contentImages.fileId })
    .from(contentImages)
    .where(eq(contentImages.name, name))
  return image
}

/** Deletes pictures that are unused a week after their upload: their text was never saved (CON-07). */
export async function removeUnusedImages(db: Queryable, now: number): Promise<void> {
  const old = lt(contentImages.savedAt, now - UNUSED_RETENTION_MS)
  await db.delete(contentImages).where(and(old, notInArray(contentImages.name, shownNames)))
}
