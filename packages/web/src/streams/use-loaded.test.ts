import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLoaded } from './use-loaded'

afterEach(cleanup)

const byHand = () => {
  const answers: Array<(text: string) => void> = []
  const load = vi.fn((_: AbortSignal) => new Promise<string>((resolve) => answers.push(resolve)))
  return { load, answer: (i: number, text: string) => act(async () => answers[i]?.(text)) }
}

it('is null until the call has returned, and again during a reload', async () => {
  const { load, answer } = byHand()
  const { result } = renderHook(() => useLoaded(load))
  expect(result.current.loaded).toBeNull()
  await answer(0, 'a')
  expect(result.current.loaded).toBe('a')
  act(() => result.current.reload())
  expect(result.current.loaded).toBeNull()
  await answer(1, 'b')
  expect(result.current.loaded).toBe('b')
})

it('aborts a superseded call, and drops its late answer', async () => {
  const { load, answer } = byHand()
  const { result } = renderHook(() => useLoaded(load))
  act(() => result.current.reload())
  expect(load.mock.calls[0]?.[0].aborted).toBe(true)
  await answer(1, 'b')
  await answer(0, 'a')
  expect(result.current.loaded).toBe('b')
})

it('aborts on unmount, and calls nothing for null', () => {
  const { load } = byHand()
  const { unmount } = renderHook(() => useLoaded(load))
  unmount()
  expect(load.mock.calls[0]?.[0].aborted).toBe(true)
  expect(renderHook(() => useLoaded(null)).result.current.loaded).toBeNull()
})
