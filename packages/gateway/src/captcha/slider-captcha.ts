import { randomUUID } from 'node:crypto'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { difficultyFor, WITHOUT_PICTURE } from './captcha.limits'
import type { Captcha, MustWait, NewWork, Verified } from './captcha.ports'
import {
  addressOf,
  findOpenPuzzle,
  insertPuzzle,
  insertWork,
  LIFETIMES,
  sweepCaptchas,
  takeChallenge,
} from './captcha.store'
import { solveWork, verifyWork } from './proof-of-work'
import { isSolved, makePuzzle, type Puzzle } from './puzzle'
import { consumeSign, issueSign, sweepSigns } from './sign.store'
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
  return {
    async create(scene: string, subject: string, ip: string): Promise<NewPuzzle | MustWait> {
      const puzzle = makePuzzle()
      const challenge = { id: randomUUID(), scene, subject, address: addressOf(ip), x: puzzle.x }
      const stored = await insertPuzzle(
        orm,
        { ...challenge, kind: 'slider' },
        (recent) => difficultyFor(first, recent),
        clock.now(),
      )
      if ('retryAt' in stored) return stored
      const { id, difficulty, createdAt } = stored
      return { ...puzzle, id, difficulty, expiresAt: createdAt + LIFETIMES.slider }
    },

    /** 10003: the puzzle is missing, expired or already answered. 10002: not solved; the puzzle is used up. */
    async verify({ captchaId: id, x, track, nonce }: SliderAnswer): Promise<Verified> {
      const puzzle = isUuid(id) ? await takeChallenge(orm, id, 'slider', clock.now()) : null
      if (puzzle === null) return { error: '10003' }
      if ('retryAt' in puzzle) return puzzle
      const isRight = puzzle.x !== null && isSolved(x, puzzle.x) && isPlausible(track, x)
      const isDone = isRight && (await verifyWork(id, nonce, puzzle.difficulty))
      return isDone ? issueSign(orm, puzzle, clock.now()) : { error: '10002' }
    },

    /** Creates a check without a picture, for people who cannot see it. */
    async createWork(scene: string, subject: string, ip: string): Promise<NewWork | MustWait> {
      const challenge = { id: randomUUID(), scene, subject, address: addressOf(ip) }
      const stored = await insertWork(orm, challenge, first * WITHOUT_PICTURE.work, clock.now())
      if ('retryAt' in stored) return stored
      return { id: stored.id, difficulty: stored.difficulty, expiresAt: stored.createdAt + LIFETIMES.work }
    },

    /** Like `verify`, for a check without a picture. */
    async verifyWork(id: string, nonce: string): Promise<Verified> {
      const challenge = isUuid(id) ? await takeChallenge(orm, id, 'work', clock.now()) : null
      if (challenge === null) return { error: '10003' }
      if ('retryAt' in challenge) return challenge
      return (await verifyWork(id, nonce, challenge.difficulty))
        ? issueSign(orm, challenge, clock.now())
        : { error: '10002' }
    },

    consume: (sign, scene, subject) => consumeSign(orm, sign, scene, subject, clock.now()),

    /** The answer to an open puzzle, including its work, for the sandbox. */
    async answer(id: string): Promise<{ x: number; nonce: string } | null> {
      const puzzle = isUuid(id) ? await findOpenPuzzle(orm, id) : null
      return puzzle && { x: puzzle.x ?? 0, nonce: await solveWork(id, puzzle.difficulty) }
    },

    async sweep(): Promise<void> {
      await sweepCaptchas(orm, clock.now())
      await sweepSigns(orm, clock.now())
    },
  } satisfies Captcha & Record<string, unknown>
}

export type SliderCaptcha = ReturnType<typeof sliderCaptcha>
