import { randomUUID } from 'node:crypto'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { difficultyFor, WITHOUT_PICTURE } from './captcha.limits'
import type { Captcha, MustWait, NewWork, Verified } from './captcha.ports'
import { addressOf, captchaStore, LIFETIMES } from './captcha.store'
import { solveWork, verifyWork } from './proof-of-work'
import { isSolved, makePuzzle, type Puzzle } from './puzzle'
import { signStore } from './sign.store'
import { isPlausible, type Track } from './track'

interface NewPuzzle extends Puzzle, NewWork {}

interface SliderAnswer {
  readonly captchaId: string
  readonly x: number
  readonly track: Track
  readonly nonce: string
}

/**
 * Slider puzzles with a proof of work, and the signs of solved ones. A puzzle accepts one answer; a sign is valid for
 * one use, in its scene, for its mobile or account name.
 * @param first the mean number of hashes for an asker's first puzzle
 */
export function sliderCaptcha({ orm }: Pick<Database, 'orm'>, clock: Clock, first: number) {
  const store = captchaStore({ orm }, clock)
  const signs = signStore({ orm }, clock)

  return {
    async create(scene: string, subject: string, ip: string): Promise<NewPuzzle | MustWait> {
      const puzzle = makePuzzle()
      const challenge = { id: randomUUID(), scene, subject, address: addressOf(ip), x: puzzle.x }
      const stored = await store.insert({ ...challenge, kind: 'slider' }, (recent) =>
        difficultyFor(first, recent),
      )
      if ('retryAt' in stored) return stored
      const { id, difficulty, createdAt } = stored
      return { ...puzzle, id, difficulty, expiresAt: createdAt + LIFETIMES.slider }
    },

    /** 10003: the puzzle is missing, expired or already answered. 10002: not solved; the puzzle is used up. */
    async verify({ captchaId: id, x, track, nonce }: SliderAnswer): Promise<Verified> {
      const puzzle = isUuid(id) ? await store.take(id, 'slider') : null
      if (puzzle === null) return { error: '10003' }
      if ('retryAt' in puzzle) return puzzle
      const isRight = puzzle.x !== null && isSolved(x, puzzle.x) && isPlausible(track, x)
      const isDone = isRight && (await verifyWork(id, nonce, puzzle.difficulty))
      return isDone ? signs.issue(puzzle) : { error: '10002' }
    },

    /** Creates a check without a picture, for people who cannot see it. */
    async createWork(scene: string, subject: string, ip: string): Promise<NewWork | MustWait> {
      const challenge = { id: randomUUID(), scene, subject, address: addressOf(ip) }
      const stored = await store.insertWork(challenge, first * WITHOUT_PICTURE.work)
      if ('retryAt' in stored) return stored
      return { id: stored.id, difficulty: stored.difficulty, expiresAt: stored.createdAt + LIFETIMES.work }
    },

    /** Like `verify`, for a check without a picture. */
    async verifyWork(id: string, nonce: string): Promise<Verified> {
      const challenge = isUuid(id) ? await store.take(id, 'work') : null
      if (challenge === null) return { error: '10003' }
      if ('retryAt' in challenge) return challenge
      return (await verifyWork(id, nonce, challenge.difficulty)) ? signs.issue(challenge) : { error: '10002' }
    },

    consume: signs.consume,

    /** The answer to an open puzzle, including its work, for the sandbox. */
    async answer(id: string): Promise<{ x: number; nonce: string } | null> {
      const puzzle = isUuid(id) ? await store.find(id) : null
      return puzzle && { x: puzzle.x ?? 0, nonce: await solveWork(id, puzzle.difficulty) }
    },

    async sweep(): Promise<void> {
      await store.sweep()
      await signs.sweep()
    },
  } satisfies Captcha & Record<string, unknown>
}

export type SliderCaptcha = ReturnType<typeof sliderCaptcha>
