import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import type { Captcha } from './captcha.ports'
import { captchaSigns, captchas } from './captcha.table'
import { isSolved, makePuzzle, type Puzzle } from './puzzle'
import { isPlausible, type Track } from './track'

/** Lifetime of a puzzle in ms. */
export const PUZZLE_LIFETIME = 120_000
/** ms a sign waits for its use. */
export const SIGN_LIFETIME = 300_000
export const MAX_TRIES = 3

export interface NewPuzzle extends Puzzle {
  readonly id: string
  readonly expiresAt: number
}

const hashOf = (sign: string) => createHash('sha256').update(sign).digest('hex')

/**
 * Slider puzzles and the signs that a solved puzzle is exchanged for. A sign is valid for one use, in its
 * scene, and for one mobile or account name if one was given.
 */
export function sliderCaptcha({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    async create(scene: string, subject: string | null): Promise<NewPuzzle> {
      const puzzle = makePuzzle()
      const id = randomUUID()
      const expiresAt = clock.now() + PUZZLE_LIFETIME
      await orm.insert(captchas).values({ id, scene, subject, x: puzzle.x, expiresAt })
      return { ...puzzle, id, expiresAt }
    },

    /** 10003: the puzzle is missing, expired or was tried too often. 10002: not solved. */
    async verify(
      id: string,
      x: number,
      track: Track,
    ): Promise<{ sign: string } | { error: '10002' | '10003' }> {
      if (!isUuid(id)) return { error: '10003' }
      return orm.transaction(async (tx) => {
        const tried = { tries: sql`${captchas.tries} + 1` }
        const [puzzle] = await tx.update(captchas).set(tried).where(eq(captchas.id, id)).returning()
        const now = clock.now()
        if (!puzzle || puzzle.expiresAt <= now || puzzle.tries > MAX_TRIES) return { error: '10003' }
        if (!isSolved(x, puzzle.x) || !isPlausible(track)) return { error: '10002' }
        await tx.delete(captchas).where(eq(captchas.id, id))
        const sign = randomBytes(32).toString('base64url')
        const { scene, subject } = puzzle
        const expiresAt = now + SIGN_LIFETIME
        await tx.insert(captchaSigns).values({ signHash: hashOf(sign), scene, subject, expiresAt })
        return { sign }
      })
    },

    /** Uses a sign up, whether it is valid or not. */
    async consume(sign: string, scene: string, subject: string): Promise<boolean> {
      const [found] = await orm
        .delete(captchaSigns)
        .where(eq(captchaSigns.signHash, hashOf(sign)))
        .returning()
      if (!found || found.expiresAt <= clock.now()) return false
      return found.scene === scene && (found.subject === null || found.subject === subject)
    },

    /** The answer of an open puzzle, for the sandbox. */
    async answer(id: string): Promise<{ x: number } | null> {
      if (!isUuid(id)) return null
      const [puzzle] = await orm.select({ x: captchas.x }).from(captchas).where(eq(captchas.id, id))
      return puzzle ?? null
    },

    async sweep(): Promise<void> {
      await orm.delete(captchas).where(lt(captchas.expiresAt, clock.now()))
      await orm.delete(captchaSigns).where(lt(captchaSigns.expiresAt, clock.now()))
    },
  } satisfies Captcha & Record<string, unknown>
}

export type SliderCaptcha = ReturnType<typeof sliderCaptcha>
