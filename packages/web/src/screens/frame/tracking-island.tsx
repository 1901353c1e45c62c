'use client'

import { whenIdle } from '@zhushutong/ui/when-idle'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The longest wait for an idle moment, in ms: the page becomes usable before this code is loaded. */
const IDLE_MS = 5_000

/**
 * Records the use of each address (TRK-01); rendered for members who allow it. Its code is loaded when
 * idle.
 */
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
    }, IDLE_MS)
    return () => {
      isGone = true
      cancel()
      leave?.()
    }
  }, [path])
  return null
}
