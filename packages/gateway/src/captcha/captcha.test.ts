import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { HEIGHT, isSolved, makePuzzle, PIECE_SIZE, WIDTH } from './puzzle'
import { isPlausible, type Track } from './track'

const drag = (points: number, ms: number): Track =>
  Array.from({ length: points }, (_, i) => [i * 4, 0, (i * ms) / (points - 1)] as const)

describe('puzzle', () => {
  it('is a pair of PNGs: the piece fills the gap', () => {
    const puzzle = makePuzzle()
    const background = PNG.sync.read(puzzle.background)
    const piece = PNG.sync.read(puzzle.piece)
    expect([background.width, background.height]).toEqual([WIDTH, HEIGHT])
    expect([piece.width, piece.height]).toEqual([PIECE_SIZE, PIECE_SIZE])
    const inside = (20 * PIECE_SIZE + 15) * 4
    const gap = ((puzzle.y + 20) * WIDTH + puzzle.x + 15) * 4
    expect(piece.data[inside + 3]).toBe(255)
    expect(piece.data[3]).toBe(0)
    const brightness = (data: Buffer, at: number) => data[at]! + data[at + 1]! + data[at + 2]!
    expect(brightness(background.data, gap)).toBeLessThan(brightness(piece.data, inside))
  })

  it('keeps the gap inside the picture and away from the start, at a random place', () => {
    const puzzles = Array.from({ length: 12 }, makePuzzle)
    for (const { x, y } of puzzles) {
      expect(x).toBeGreaterThan(PIECE_SIZE)
      expect(x + PIECE_SIZE).toBeLessThanOrEqual(WIDTH)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + PIECE_SIZE).toBeLessThanOrEqual(HEIGHT)
    }
    expect(new Set(puzzles.map((p) => p.x)).size).toBeGreaterThan(3)
  })

  it('accepts 5 px off and not 6', () => {
    expect([-6, -5, 0, 5, 6].map((off) => isSolved(100 + off, 100))).toEqual([false, true, true, true, false])
  })
})

describe('track', () => {
  it('accepts a drag and the equal steps of arrow keys', () => {
    expect(isPlausible(drag(40, 900))).toBe(true)
    expect(isPlausible(drag(3, 201))).toBe(true)
  })

  it('refuses a track that is too short, too fast, too slow, backward, or does not move', () => {
    expect(isPlausible([])).toBe(false)
    expect(isPlausible(drag(2, 900))).toBe(false)
    expect(isPlausible(drag(40, 200))).toBe(false)
    expect(isPlausible(drag(40, 120_001))).toBe(false)
    expect(
      isPlausible([
        [0, 0, 0],
        [9, 0, 500],
        [12, 0, 400],
      ]),
    ).toBe(false)
    expect(
      isPlausible([
        [7, 0, 0],
        [7, 0, 300],
        [7, 0, 600],
      ]),
    ).toBe(false)
    expect(
      isPlausible([
        [0, 0, 0],
        [Number.NaN, 0, 300],
        [7, 0, 600],
      ]),
    ).toBe(false)
  })
})
