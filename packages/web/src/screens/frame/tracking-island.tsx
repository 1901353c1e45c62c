'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The page is usable before this is loaded, in ms at the latest. */
const IDLE_MS = 5_000

/** Runs once the browser is idle; Safari has no such callback. */
const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS })
  return () => cancelIdleCallback(handle)
}

/** Records the use of each address (TRK-01); shown for members who let it be. Its code is loaded when idle. */
export function TrackingIsland() {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page.
  useEffect(() => {
    let leave: (() => void) | null = null
    let isGone = false
    const cancel = whenIdle(() => {
      import('./track-use').then(
        ({ trackUse }) => {
          if (!isGone) leave = trackUse()
        },
        () => undefined,
      )
    })
    return () => {
      isGone = true
      cancel()
      leave?.()
    }
  }, [path])
  return null
}
