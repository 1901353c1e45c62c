import { describe, expect, it } from 'vitest'
import { isSolved, makePuzzle } from './puzzle'
import { paintRandom } from './scenery'
import { SOLVERS, type Solver, searchOutlines } from './solvers.fixture'

/** Of 40; by chance it is 8. The seed makes the puzzles the same in every run. */
const MOST_SOLVED = 20
/** It is slow, and is given fewer. */
const SEARCHED = 15

describe('what programs solve', () => {
  const random = paintRandom(4)
  const puzzles = Array.from({ length: 40 }, () => makePuzzle(random))

  const countSolved = (solve: Solver, given = puzzles) =>
    given.filter((puzzle) => isSolved(solve(puzzle), puzzle.x)).length

  it.each(Object.entries(SOLVERS))('%s solves less than half', (_, solve) => {
    expect(countSolved(solve)).toBeLessThan(MOST_SOLVED)
  })

  it('one that is made for the puzzle misses some: each miss costs a puzzle and its work', () => {
    expect(countSolved(searchOutlines, puzzles.slice(0, SEARCHED))).toBeLessThan(SEARCHED)
  })
})
