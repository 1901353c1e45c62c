'use client'

import { whenIdle } from '@zhushutong/ui/when-idle'
import { useEffect } from 'react'

const WITHIN_MS = 2000

/** Switches the height of the rows, on this page and in lists opened later (theme-script.ts). */
const toggleDensity = ({ target }: Event) => {
  if (!(target instanceof Element) || !target.closest('button[data-density]')) return
  const { dataset } = document.documentElement
  const isCompact = dataset.density === 'compact'
  if (isCompact) delete dataset.density
  else dataset.density = 'compact'
  try {
    localStorage.setItem('density', isCompact ? 'loose' : 'compact')
  } catch {
    // Without storage, the setting is valid for this page only.
  }
}

/**
 * The row height, keys and visited rows of the page's ledgers; their code is loaded when the page is idle.
 */
export function LedgerControls() {
  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener('click', toggleDensity, { signal: controller.signal })
    const stopWaiting = whenIdle(() => {
      // If loading fails, the rows still work as plain links.
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
