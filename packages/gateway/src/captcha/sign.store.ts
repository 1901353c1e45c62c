import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { StoredPuzzle } from './captcha.store'
import { captchaSigns, captchas } from './captcha.table'

/** In ms. */
const SIGN_LIFETIME = 300_000

const hashOf = (sign: string) => createHash('sha256').update(sign).digest('hex')

/** The signs of solved challenges of any kind: valid for one use, in their scene, for their subject. */
export function signStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    /** Also marks the challenge as solved. */
    async issue({ id, scene, subject }: StoredPuzzle): Promise<{ readonly sign: string }> {
      const sign = randomBytes(32).toString('base64url')
      const expiresAt = clock.now() + SIGN_LIFETIME
      await orm.transaction(async (tx) => {
        await tx.update(captchas).set({ solved: true }).where(eq(captchas.id, id))
        await tx.insert(captchaSigns).values({ signHash: hashOf(sign), scene, subject, expiresAt })
      })
      return { sign }
    },

    /** Uses up a sign, valid or not. */
    async consume(sign: string, scene: string, subject: string): Promise<boolean> {
      const [row] = await orm
        .delete(captchaSigns)
        .where(eq(captchaSigns.signHash, hashOf(sign)))
        .returning()
      if (!row || row.expiresAt <= clock.now()) return false
      return row.scene === scene && row.subject === subject
    },

    async sweep(): Promise<void> {
      await orm.delete(captchaSigns).where(lt(captchaSigns.expiresAt, clock.now()))
    },
  }
}
