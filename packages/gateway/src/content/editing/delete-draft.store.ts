import { explainUnchanged, IMAGE_PATH, isArticleDeletable } from '@zhushutong/domain/content'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import type { ArticleRow } from '../article-row'
import { articleVersions, contentImages, notices } from '../content.table'
import { type Edited, type EditRefusal, lockCurrent } from './editing.store'
import { isUnused } from './images.store'

const PICTURE = new RegExp(`${IMAGE_PATH}([\\w.-]+)`, 'g')

const findPictures = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(PICTURE)].map(([, name]) => name ?? ''))),
]

const findPicturesOf = async (
  db: Queryable,
  { id, body, markdown, cover }: ArticleRow,
): Promise<string[]> => {
  const earlier = await db
    .select({ content: articleVersions.content })
    .from(articleVersions)
    .where(eq(articleVersions.noticeId, id))
  return findPictures([
    body,
    markdown,
    cover,
    ...earlier.flatMap(({ content }) => [content.text, content.cover]),
  ])
}

/**
 * Deletes a draft that was never published, with its versions and its pictures that are used nowhere else (CON-11).
 * Returns the deleted draft.
 */
export async function deleteDraft(tx: Tx, edited: Edited, now: number): Promise<ArticleRow | EditRefusal> {
  const draft = await lockCurrent(tx, edited)
  if ('error' in draft) return draft
  if (!isArticleDeletable(draft, now)) return { error: 'not-now', message: explainUnchanged(draft, now) }
  const pictures = await findPicturesOf(tx, draft)
  await tx.delete(notices).where(eq(notices.id, draft.id))
  if (pictures.length > 0)
    await tx.delete(contentImages).where(and(inArray(contentImages.name, pictures), isUnused))
  return draft
}
