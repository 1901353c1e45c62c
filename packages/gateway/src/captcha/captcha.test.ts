import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import {
  difficultyFor,
  FREE_MISSES,
  LONGEST_WAIT_MS,
  nextPuzzleAt,
  type Recent,
  type RecentPuzzles,
} from './captcha.limits'
import { PIECE_SIZE, pickShapes } from './piece-shape'
import { solveWork, verifyWork } from './proof-of-work'
import { GAPS, HEIGHT, isSolved, makePuzzle, placeGaps, WIDTH } from './puzzle'
import { paintRandom } from './scenery'
import { isPlausible, type Track } from './track'

describe('puzzle', () => {
  it('is a picture and a piece to move over it', () => {
    const puzzle = makePuzzle()
    const background = PNG.sync.read(puzzle.background)
    const piece = PNG.sync.read(puzzle.piece)
    expect([background.width, background.height]).toEqual([WIDTH, HEIGHT])
    expect([piece.width, piece.height]).toEqual([PIECE_SIZE, PIECE_SIZE])
    const alphaAt = (x: number, y: number) => piece.data[(y * PIECE_SIZE + x) * 4 + 3]
    expect(alphaAt(PIECE_SIZE / 2, PIECE_SIZE / 2)).toBe(255)
    expect(alphaAt(0, 0)).toBe(0)
  })

  it('has its gaps beside each other inside the picture, none where the piece starts', () => {
    const random = paintRandom(1)
    const answers = new Set<number>()
    for (let n = 0; n < 200; n++) {
      const places = placeGaps(random)
      expect(places).toHaveLength(GAPS)
      expect(places[0]).toBeGreaterThan(PIECE_SIZE)
      expect(places.at(-1)! + PIECE_SIZE).toBeLessThanOrEqual(WIDTH)
      for (let i = 1; i < GAPS; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(PIECE_SIZE)
    }
    for (let n = 0; n < 12; n++) {
      const { x, y } = makePuzzle()
      answers.add(x)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + PIECE_SIZE).toBeLessThanOrEqual(HEIGHT)
    }
    expect(answers.size).toBeGreaterThan(3)
  })

  it('has gaps of different shapes, each two told apart by two sides', () => {
    const random = paintRandom(2)
    for (let n = 0; n < 100; n++) {
      const shapes = pickShapes(random, GAPS)
      for (const [i, shape] of shapes.entries())
        for (const other of shapes.slice(i + 1))
          expect(shape.filter((side, at) => side !== other[at]).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('accepts 6 px off and not 7, and no other gap', () => {
    expect([-7, -6, 0, 6, 7].map((off) => isSolved(100 + off, 100))).toEqual([false, true, true, true, false])
    expect(isSolved(100 + PIECE_SIZE, 100)).toBe(false)
  })
})

const aRecent = (more: Partial<Recent> = {}): Recent => ({ puzzles: 0, misses: 0, lastMissAt: null, ...more })
const recent = (more: Partial<RecentPuzzles> = {}): RecentPuzzles => ({
  address: aRecent(),
  subject: aRecent(),
  pair: aRecent(),
  ...more,
})

describe('limits that grow', () => {
  const ofAddress = (puzzles: number) => difficultyFor(16, recent({ address: aRecent({ puzzles }) }))
  const ofSubject = (puzzles: number) => difficultyFor(16, recent({ subject: aRecent({ puzzles }) }))

  it('the fourth puzzle of an hour costs as much as the first, the hundredth 59 times as much', () => {
    expect([0, 3, 4, 99].map(ofAddress)).toEqual([16, 16, 26, 938])
  })

  it('the work grows four times as fast for a mobile, and ends at 64 times', () => {
    expect([0, 1, 2].map(ofSubject)).toEqual([16, 26, 64])
    expect([107, 108, 109, 10_000].map(ofAddress)).toEqual([1014, 1024, 1024, 1024])
    expect(ofSubject(10_000)).toBe(1024)
  })

  it('the wait begins with the fifth wrong answer of a mobile at an address, and doubles up to 10 minutes', () => {
    const after = (misses: number) => nextPuzzleAt(recent({ pair: aRecent({ misses, lastMissAt: 1000 }) }))
    const { pair } = FREE_MISSES
    expect(after(pair - 1)).toBe(0)
    expect([pair, pair + 1, pair + 2].map((misses) => after(misses) - 1000)).toEqual([10_000, 20_000, 40_000])
    expect([pair + 5, pair + 6, pair + 500].map((misses) => after(misses) - 1000)).toEqual([
      320_000,
      LONGEST_WAIT_MS,
      LONGEST_WAIT_MS,
    ])
  })

  it('an address and a mobile wait for themselves, later', () => {
    for (const who of ['address', 'subject'] as const) {
      const after = (misses: number) => nextPuzzleAt(recent({ [who]: aRecent({ misses, lastMissAt: 1000 }) }))
      expect([after(FREE_MISSES[who] - 1), after(FREE_MISSES[who])]).toEqual([0, 11_000])
    }
  })
})

describe('proof of work', () => {
  it('is done for its captcha and difficulty only', async () => {
    const nonce = await solveWork('one', 64)
    expect(await verifyWork('one', nonce, 64)).toBe(true)
    const others = await Promise.all(Array.from({ length: 8 }, (_, i) => verifyWork(`other ${i}`, nonce, 64)))
    expect(others.filter(Boolean).length).toBeLessThan(4)
    expect(await verifyWork('one', nonce, 2 ** 32)).toBe(false)
  })
})

const drag = (points: number, ms: number): Track =>
  Array.from({ length: points }, (_, i) => [i * 4, 0, (i * ms) / (points - 1)] as const)
const endOf = (track: Track) => track.at(-1)?.[0] ?? 0

describe('track', () => {
  const accepts = (track: Track, x = endOf(track)) => isPlausible(track, x)

  it('accepts a drag, the equal steps of arrow keys, and a leap to the end with steps back', () => {
    expect(accepts(drag(40, 900))).toBe(true)
    expect(accepts(drag(3, 201))).toBe(true)
    expect(
      accepts([
        [346, 0, 0],
        [326, 0, 200],
        [324, 0, 400],
      ]),
    ).toBe(true)
  })

  it('refuses one that ends elsewhere than where the piece was released', () => {
    const track = drag(40, 900)
    expect([-2, -1, 0, 1, 2].map((off) => accepts(track, endOf(track) + off))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('refuses a track that is too short, too fast, too slow, backward, or hardly moves', () => {
    expect(accepts([])).toBe(false)
    expect(accepts(drag(2, 900))).toBe(false)
    expect(accepts(drag(40, 200))).toBe(false)
    expect(accepts(drag(40, 120_001))).toBe(false)
    expect(
      accepts([
        [0, 0, 0],
        [9, 0, 500],
        [12, 0, 400],
      ]),
    ).toBe(false)
    expect(
      accepts([
        [0, 0, 0],
        [7, 0, 300],
        [7, 0, 600],
      ]),
    ).toBe(false)
    expect(
      accepts([
        [0, 0, 0],
        [Number.NaN, 0, 300],
        [7, 0, 600],
      ]),
    ).toBe(false)
  })
})
