import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { isWorkDone, WORK } from '../contract'
import { solveWork } from './index'

const PUZZLE = { captchaId: '5f0c1f0e-0000-4000-8000-000000000001', difficulty: 32 }

it('LOG-02 finds the first nonce whose scrypt, by Node, is enough', async () => {
  const nonce = Number(await solveWork(PUZZLE))
  const isDone = (n: number) =>
    isWorkDone(scryptSync(String(n), PUZZLE.captchaId, WORK.bytes, { N: WORK.N, r: WORK.r, p: WORK.p }), 32)
  const enough = Array.from({ length: nonce + 1 }, (_, n) => isDone(n))
  expect(enough.indexOf(true)).toBe(nonce)
})

it('LOG-02 the work is enough below 2 to the 32 divided by the difficulty', () => {
  const hash = (value: number) => {
    const bytes = new Uint8Array(4)
    new DataView(bytes.buffer).setUint32(0, value)
    return bytes
  }
  expect(isWorkDone(hash(2 ** 32 - 1), 1)).toBe(true)
  expect([2 ** 31 - 1, 2 ** 31].map((value) => isWorkDone(hash(value), 2))).toEqual([true, false])
})

it('LOG-02 leaves time to others while it works, and ends when it is aborted', async () => {
  const controller = new AbortController()
  const work = solveWork({ ...PUZZLE, difficulty: 2 ** 32 }, { signal: controller.signal })
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
    if (turns === 3) controller.abort('enough')
  }, 1)
  await expect(work).rejects.toBe('enough')
  clearInterval(timer)
  expect(turns).toBe(3)
})
