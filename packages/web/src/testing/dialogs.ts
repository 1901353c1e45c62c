import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** jsdom has no modal dialogs; these open, take the focus in and close, and no more. */
export const openDialogs = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

/** For the tests of a file: dialogs that open, and a time that passes only by `pass`. */
export const dialogsInFakeTime = () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    openDialogs()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

/** The domain's clock, in the time that tests let pass. */
export const clock = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
