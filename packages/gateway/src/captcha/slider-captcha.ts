import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { networkOf } from '@zhushutong/domain/reading'
import { eq, lt } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { difficultyFor, WITHOUT_PICTURE } from './captcha.limits'
import type { Captcha } from './captcha.ports'
import {
  captchaStore,
  type MustWait,
  PUZZLE_LIFETIME,
  type StoredPuzzle,
  WORK_LIFETIME,
} from './captcha.store'
import { captchaSigns, captchas } from './captcha.table'
import { solveWork, verifyWork } from './proof-of-work'
import { isSolved, makePuzzle, type Puzzle } from './puzzle'
import { isPlausible, type Track } from './track'

/** ms a sign waits for its use. */
export const SIGN_LIFETIME = 300_000

/** A proof of work to be done, in `difficulty` hashes on average. */
export interface NewWork {
  readonly id: string
  readonly difficulty: number
  readonly expiresAt: number
}

export interface NewPuzzle extends Puzzle, NewWork {}

export interface SliderAnswer {
  readonly captchaId: string
  readonly x: number
  readonly track: Track
  readonly nonce: string
}

type Verified = { readonly sign: string } | MustWait | { readonly error: '10002' | '10003' }

const hashOf = (sign: string) => createHash('sha256').update(sign).digest('hex')

// One connection gets a whole /64 of IPv6 addresses.
const addressOf = (ip: string) => (ip.includes(':') ? networkOf(ip) : ip)

/**
 * Slider puzzles with a proof of work, and the signs that a solved one is exchanged for. A puzzle takes one answer; a
 * sign is valid for one use, in its scene, for its mobile or account name.
 * @param first the mean number of hashes of somebody's first puzzle
 */
export function sliderCaptcha({ orm }: Pick<Database, 'orm'>, clock: Clock, first: number) {
  const store = captchaStore({ orm }, clock)

  const issueSign = async ({ id, scene, subject }: StoredPuzzle): Promise<{ readonly sign: string }> => {
    const sign = randomBytes(32).toString('base64url')
    const expiresAt = clock.now() + SIGN_LIFETIME
    await orm.transaction(async (tx) => {
      await tx.update(captchas).set({ solved: true }).where(eq(captchas.id, id))
      await tx.insert(captchaSigns).values({ signHash: hashOf(sign), scene, subject, expiresAt })
    })
    return { sign }
  }

  return {
    async create(scene: string, subject: string, ip: string): Promise<NewPuzzle | MustWait> {
      const puzzle = makePuzzle()
      const asked = { id: randomUUID(), scene, subject, address: addressOf(ip), x: puzzle.x }
      const stored = await store.insert(asked, (recent) => difficultyFor(first, recent))
      if ('retryAt' in stored) return stored
      const { id, difficulty, createdAt } = stored
      return { ...puzzle, id, difficulty, expiresAt: createdAt + PUZZLE_LIFETIME }
    },

    /** 10003: the puzzle is missing, expired or was answered before. 10002: not solved; it is used up. */
    async verify({ captchaId: id, x, track, nonce }: SliderAnswer): Promise<Verified> {
      const puzzle = isUuid(id) ? await store.take(id, true) : null
      if (puzzle === null) return { error: '10003' }
      if ('retryAt' in puzzle) return puzzle
      const isRight = puzzle.x !== null && isSolved(x, puzzle.x) && isPlausible(track, x)
      const isDone = isRight && (await verifyWork(id, nonce, puzzle.difficulty))
      return isDone ? issueSign(puzzle) : { error: '10002' }
    },

    /** Begins a check without a picture, for those who cannot see it. */
    async createWork(scene: string, subject: string, ip: string): Promise<NewWork | MustWait> {
      const asked = { id: randomUUID(), scene, subject, address: addressOf(ip) }
      const stored = await store.insertWork(asked, first * WITHOUT_PICTURE.work)
      if ('retryAt' in stored) return stored
      return { id: stored.id, difficulty: stored.difficulty, expiresAt: stored.createdAt + WORK_LIFETIME }
    },

    /** As `verify`, for a check without a picture. */
    async verifyWork(id: string, nonce: string): Promise<Verified> {
      const asked = isUuid(id) ? await store.take(id, false) : null
      if (asked === null) return { error: '10003' }
      if ('retryAt' in asked) return asked
      return (await verifyWork(id, nonce, asked.difficulty)) ? issueSign(asked) : { error: '10002' }
    },

    /** Uses a sign up, whether it is valid or not. */
    async consume(sign: string, scene: string, subject: string): Promise<boolean> {
      const [found] = await orm
        .delete(captchaSigns)
        .where(eq(captchaSigns.signHash, hashOf(sign)))
        .returning()
      if (!found || found.expiresAt <= clock.now()) return false
      return found.scene === scene && found.subject === subject
    },

    /** The answer of an open puzzle, with its work done, for the sandbox. */
    async answer(id: string): Promise<{ x: number; nonce: string } | null> {
      const puzzle = isUuid(id) ? await store.find(id) : null
      return puzzle && { x: puzzle.x ?? 0, nonce: await solveWork(id, puzzle.difficulty) }
    },

    async sweep(): Promise<void> {
      await store.sweep()
      await orm.delete(captchaSigns).where(lt(captchaSigns.expiresAt, clock.now()))
    },
  } satisfies Captcha & Record<string, unknown>
}

export type SliderCaptcha = ReturnType<typeof sliderCaptcha>
