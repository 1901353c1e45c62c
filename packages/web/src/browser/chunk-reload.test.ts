import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isChunkError, reloadForChunk } from './chunk-reload'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

it('NAV-16 the page reloads at once, then not again within 60 s', () => {
  const reload = vi.fn()
  expect([reloadForChunk(reload), reloadForChunk(reload)]).toEqual([true, false])
  vi.advanceTimersByTime(59_999)
  expect(reloadForChunk(reload)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reloadForChunk(reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('NAV-16 only a part that could not be loaded counts', () => {
  const failed = Object.assign(new Error('Failed to load chunk /_next/a.js'), { name: 'ChunkLoadError' })
  expect(isChunkError(failed)).toBe(true)
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
  for (const other of [new Error('broken'), null, undefined, 'ChunkLoad'])
    expect(isChunkError(other)).toBe(false)
})
