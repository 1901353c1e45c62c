import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { useUnmountSignal } from './use-unmount-signal'

it('aborts on unmount, and not before', () => {
  const { result, rerender, unmount } = renderHook(useUnmountSignal, { wrapper: StrictMode })
  const signal = result.current()
  rerender()
  expect([result.current() === signal, signal.aborted]).toEqual([true, false])
  unmount()
  expect(signal.aborted).toBe(true)
})
