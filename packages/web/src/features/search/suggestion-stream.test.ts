import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Suggestions, suggestions, type Typed } from './suggestion-stream'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const COMPANY = { id: 'c1', name: '重庆建工', region: null }
const KINDS = { records: [], isComplete: true }
const ARTICLES = { groups: [], titles: [] }

const set = () => {
  const signals: AbortSignal[] = []
  const names = vi.fn(async (_text: string, signal: AbortSignal) => {
    signals.push(signal)
    return [COMPANY]
  })
  const byType = vi.fn((_text: string, _type: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<typeof KINDS>((answer) => setTimeout(() => answer(KINDS), 100))
  })
  const content = vi.fn(async (_text: string, _signal: AbortSignal) => ARTICLES)
  const typed = new Subject<Typed>()
  const received: Suggestions[] = []
  typed.pipe(suggestions({ names, byType, content })).subscribe((suggestions) => received.push(suggestions))
  return { typed, content, names, byType, signals, found: received }
}

const member = (keyword: string): Typed => ({ keyword, type: 'zhaobiao', asksKinds: true })

it('SHL-08 CON-10 gives the names first, then names, kinds and articles', async () => {
  const { typed, found: received } = set()
  typed.next(member('重庆'))
  await vi.advanceTimersByTimeAsync(200)
  const named = { typed: member('重庆'), companies: [COMPANY] }
  expect(received).toEqual([{ ...named, kinds: null, content: null, isWhole: false }])
  await vi.advanceTimersByTimeAsync(100)
  expect(received[1]).toEqual({ ...named, kinds: KINDS, content: ARTICLES, isWhole: true })
})

it('SHL-08 typing on while the kinds are counted aborts the count', async () => {
  const { typed, found: received, signals } = set()
  typed.next(member('重庆'))
  await vi.advanceTimersByTimeAsync(250)
  typed.next(member('成都'))
  expect(signals[1]?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(received.map(({ typed: { keyword }, isWhole }) => [keyword, isWhole])).toEqual([
    ['重庆', false],
    ['成都', false],
    ['成都', true],
  ])
})

it('SHL-08 searches nothing for an empty box, and no kinds for visitors', async () => {
  const { typed, names, byType, found: received } = set()
  typed.next(member(''))
  await vi.advanceTimersByTimeAsync(200)
  expect(names).not.toHaveBeenCalled()
  typed.next({ ...member('重庆'), asksKinds: false })
  await vi.advanceTimersByTimeAsync(200)
  expect(byType).not.toHaveBeenCalled()
  expect(received.at(-1)).toMatchObject({
    companies: [COMPANY],
    kinds: null,
    content: ARTICLES,
    isWhole: true,
  })
})
