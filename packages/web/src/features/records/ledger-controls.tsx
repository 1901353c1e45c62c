'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/ui/when-idle'

const WITHIN_MS = 2000

/** Changes the height of the rows, here and in every list that is opened later (theme-script.ts). */
const toggleDensity = ({ target }: Event) => {
  if (!(target instanceof Element) || !target.closest('button[data-density]')) return
  const { dataset } = document.documentElement
  const isCompact = dataset.density === 'compact'
  if (isCompact) delete dataset.density
  else dataset.density = 'compact'
  try {
    localStorage.setItem('density', isCompact ? 'loose' : 'compact')
  } catch {
    // Without a store it lasts for this page.
  }
}

/**
 * The height of rows, and keys and visited rows of the ledgers on a page: these are loaded once the page has nothing
 * better to do.
 */
export function LedgerControls() {
  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener('click', toggleDensity, { signal: controller.signal })
    const stopWaiting = whenIdle(() => {
      // If this fails the rows are links as on any page.
      import('./ledger-behaviour')
        .then(({ watchLedgers }) => watchLedgers(controller.signal))
        .catch(() => undefined)
    }, WITHIN_MS)
    return () => {
      stopWaiting()
      controller.abort()
    }
  }, [])
  return null
}
