import { DAY_MS } from '@zhushutong/domain/formatting'
import { and, between, eq } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable, type Tx } from '../../platform/db'
import { contentImages } from '../content.table'
import type { Save } from '../write-articles'
import type { PreparedImage } from './prepare-image'

/** Pictures that one person may upload within a day. */
const MOST_A_DAY = 500

/** Stores a picture, which may be there already (CON-07). */
export async function insertImage(tx: Tx, image: PreparedImage, { by, now }: Save): Promise<void> {
  await tx
    .insert(contentImages)
    .values({ ...image, savedBy: by, savedAt: now })
    .onConflictDoNothing()
}

/** Stores a picture that somebody uploads; false if its author has uploaded too many today (CON-07). */
export async function saveImage(tx: Tx, image: PreparedImage, { by, now }: Save): Promise<boolean> {
  await lockName(tx, `image:${by}`)
  const recent = between(contentImages.savedAt, now - DAY_MS + 1, now + MAX_CLOCK_SKEW)
  const count = await tx.$count(contentImages, and(eq(contentImages.savedBy, by), recent))
  if (count >= MOST_A_DAY) return false
  await insertImage(tx, image, { by, now })
  return true
}

/** A picture by its name, or undefined. */
export async function findImage(db: Queryable, name: string) {
  const [image] = await db
    .select({ mimeType: contentImages.mimeType, bytes: contentImages.bytes })
    .from(contentImages)
    .where(eq(contentImages.name, name))
  return image
}
