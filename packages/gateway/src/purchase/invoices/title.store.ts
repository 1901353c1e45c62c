import { randomUUID } from 'node:crypto'
import { type InvoiceTitle, MAX_TITLES } from '@zhushutong/domain/invoice'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { lockUser } from '../../account'
import type { Queryable, Tx } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { invoiceTitles } from '../schema/invoice.table'

export type TitleRow = typeof invoiceTitles.$inferSelect

/** Titles of a user, the default first. */
export async function findTitles(orm: Queryable, userId: string): Promise<TitleRow[]> {
  return orm
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.userId, userId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.createdAt), asc(invoiceTitles.id))
}

interface TitleInput extends InvoiceTitle {
  readonly isDefault: boolean
}

/**
 * Saves a checked title under the user's lock (BIL-08). Without an id, a title of the same name and number is
 * replaced. The first title becomes the default; a new default replaces the old one.
 */
export async function saveTitle(
  tx: Tx,
  userId: string,
  titleId: string | null,
  { isDefault, ...title }: TitleInput,
  now: number,
): Promise<TitleRow | { readonly error: 'unknown' | 'full' | 'taken' }> {
  await lockUser(tx, userId)
  const titles = await findTitles(tx, userId)
  const same = titles.find((item) => item.title === title.title && item.taxNumber === title.taxNumber)
  const changed = titleId === null ? same : titles.find(({ id }) => id === titleId)
  if (titleId !== null && !changed) return { error: 'unknown' }
  if (changed && same && same.id !== changed.id) return { error: 'taken' }
  if (!changed && titles.length >= MAX_TITLES) return { error: 'full' }
  const becomesDefault = isDefault || titles.length === 0 || (changed?.isDefault ?? false)
  const id = changed?.id ?? randomUUID()
  if (becomesDefault)
    await tx
      .update(invoiceTitles)
      .set({ isDefault: false })
      .where(and(eq(invoiceTitles.userId, userId), ne(invoiceTitles.id, id)))
  const values = { ...title, isDefault: becomesDefault }
  const [saved] = changed
    ? await tx.update(invoiceTitles).set(values).where(eq(invoiceTitles.id, id)).returning()
    : await tx
        .insert(invoiceTitles)
        .values({ id, userId, ...values, createdAt: now })
        .returning()
  if (!saved) throw new Error(`Title ${id} was not saved`)
  return saved
}

/** Deletes a title; the newest remaining title replaces a deleted default. False when the user has no such title. */
export async function removeTitle(tx: Tx, userId: string, titleId: string): Promise<boolean> {
  if (!isUuid(titleId)) return false
  await lockUser(tx, userId)
  const mine = and(eq(invoiceTitles.id, titleId), eq(invoiceTitles.userId, userId))
  const [gone] = await tx.delete(invoiceTitles).where(mine).returning()
  if (!gone) return false
  const [next] = await findTitles(tx, userId)
  if (gone.isDefault && next)
    await tx.update(invoiceTitles).set({ isDefault: true }).where(eq(invoiceTitles.id, next.id))
  return true
}
