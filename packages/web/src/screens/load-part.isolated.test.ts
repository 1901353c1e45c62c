import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Member } from '@/wiring/types'
import { loadPart, mapPart } from './load-part'

vi.mock('server-only', () => ({}))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const visitor = { member: null }
const member = { member: {} as Member }
const after = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms))

it('a member’s page does not wait long for a part, and shows it when it comes', async () => {
  const loading = loadPart(member, after(5_000))
  await vi.advanceTimersByTimeAsync(300)
  const part = mapPart(await loading, (ms) => ms / 1_000)
  if ('value' in part) throw new Error('the page waited')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await part.late).toBe(5)
})

it('a part that comes in time needs no placeholder', async () => {
  const loading = loadPart(member, after(200))
  await vi.advanceTimersByTimeAsync(200)
  expect(await loading).toEqual({ value: 200 })
})

it('a visitor’s page, which is cached, waits for its parts', async () => {
  const loading = loadPart(visitor, after(2_400))
  await vi.advanceTimersByTimeAsync(2_400)
  expect(await loading).toEqual({ value: 2_400 })
})
