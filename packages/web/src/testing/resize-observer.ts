import { afterEach, beforeEach, vi } from 'vitest'

/** Defines ResizeObserver, which jsdom lacks, for the tests of a file; it never reports changes. */
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
