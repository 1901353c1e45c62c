import { afterEach, beforeEach, vi } from 'vitest'

/** Gives the tests of a file a ResizeObserver, which jsdom lacks; it never reports anything. */
export function withResizeObserver(): void {
  beforeEach(() =>
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
  )
  afterEach(() => vi.unstubAllGlobals())
}
