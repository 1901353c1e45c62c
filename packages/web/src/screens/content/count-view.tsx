'use client'

import { useEffect } from 'react'
import { port } from '@/wiring/browser/ports'

/** Who leaves a page sooner has not read it, in ms. */
const READ_AFTER_MS = 5_000

/**
 * Counts that the article was read: pages come from a cache, so that only the browser knows. Not at once, so that what
 * counting needs is not loaded while the page becomes ready.
 */
export function CountView({ id }: { id: string }) {
  useEffect(() => {
    const timer = setTimeout(() => void port('views').count(id), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])
  return null
}
