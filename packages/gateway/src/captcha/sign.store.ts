import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import type { StoredPuzzle } from './captcha.store'
import { captchaSigns, captchas } from './captcha.table'

/** In ms. */
const SIGN_LIFETIME = 300_000

const hashOf = (sign: string) => createHash('sha256').update(sign).digest('hex')

/** Also marks the challenge as solved. */
export async function issueSign(
  orm: Queryable,
  { id, scene, subject }: StoredPuzzle,
  now: number,
): Promise<{ readonly sign: string }> {
  const sign = randomBytes(32).toString('base64url')
  const expiresAt = now + SIGN_LIFETIME
  await orm.transaction(async (tx) => {
    await tx.update(captchas).set({ solved: true }).where(eq(captchas.id, id))
    await tx.insert(captchaSigns).values({ signHash: hashOf(sign), scene, subject, expiresAt })
  })
  return { sign }
}

/** Uses up a sign, valid or not. */
export async function consumeSign(
  orm: Queryable,
  sign: string,
  scene: string,
  subject: string,
  now: number,
): Promise<boolean> {
  const [row] = await orm
    .delete(captchaSigns)
    .where(eq(captchaSigns.signHash, hashOf(sign)))
    .returning()
  if (!row || row.expiresAt <= now) return false
  return row.scene === scene && row.subject === subject
}

export async function sweepSigns(orm: Queryable, now: number): Promise<void> {
  await orm.delete(captchaSigns).where(lt(captchaSigns.expiresAt, now))
}
