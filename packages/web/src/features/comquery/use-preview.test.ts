import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ComqueryInput } from './query-input'
import { type Preview, usePreview } from './use-preview'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const asking = (min: string): ComqueryInput => ({ conditions: min === '' ? {} : { capital: [{ min }] } })
const counts = (total: number) => ({ parts: [], total, totalIsCapped: false })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const setUp = (preview = vi.fn<Preview>(async () => counts(7))) => {
  const { result, rerender, unmount } = renderHook(({ min }) => usePreview(asking(min), true, preview), {
    initialProps: { min: '1' },
  })
  return { preview, result, unmount, type: (min: string) => rerender({ min }) }
}

it('shows the previous counts during a new count, however often', async () => {
  const { result, type } = setUp()
  await pass(400)
  type('12')
  type('123')
  expect(result.current).toEqual({ at: 'counting', before: counts(7) })
})

it('shows an error, and continues with the next key', async () => {
  const { preview, result, type } = setUp()
  preview.mockResolvedValueOnce({ error: '50001', message: null })
  await pass(400)
  expect(result.current).toEqual({ at: 'failed', message: '暂时无法统计，请稍后重试' })
  type('12')
  await pass(400)
  expect(result.current).toMatchObject({ at: 'counted' })
})

it('counts nothing when all fields are empty', async () => {
  const { preview, result, type } = setUp()
  type('')
  await pass(400)
  expect(result.current).toEqual({ at: 'nothing' })
  expect(preview).not.toHaveBeenCalled()
})
