import { describe, expect, it } from 'vitest'
import { isSolved, makePuzzle } from './puzzle'
import { paintRandom } from './scenery'
import { SOLVERS, type Solver, searchOutlines } from './solvers.fixture'

/** The limit of 40 puzzles; guessing solves 8. The seed gives the same puzzles in every run. */
const MAX_SOLVED = 20
/** The slow program gets fewer puzzles. */
const SEARCHED = 15

describe('what programs solve', () => {
  const random = paintRandom(4)
  const puzzles = Array.from({ length: 40 }, () => makePuzzle(random))

  const countSolved = (solve: Solver, offered = puzzles) =>
    offered.filter((puzzle) => isSolved(solve(puzzle), puzzle.x)).length

  it.each(Object.entries(SOLVERS))('%s solves less than half', (_, solve) => {
    expect(countSolved(solve)).toBeLessThan(MAX_SOLVED)
  })

  it('one that is made for the puzzle misses some: each miss costs a puzzle and its work', () => {
    expect(countSolved(searchOutlines, puzzles.slice(0, SEARCHED))).toBeLessThan(SEARCHED)
  })
})
