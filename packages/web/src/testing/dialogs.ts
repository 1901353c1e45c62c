import { act, cleanup } from '@testing-library/react'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeEach, vi } from 'vitest'

export { openDialogs }

/** For the tests of a file: working dialogs, and time that advances only by `pass`. */
export function dialogsInFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    openDialogs()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

/** The domain's clock in the tests' time. */
export const clock = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

export function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms))
}
