'use client'

import { useEffect } from 'react'
import { port } from '@/wiring/browser/ports'

/** Counts that the article was read: pages come from a cache, so that only the browser knows. */
export function CountView({ id }: { id: string }) {
  useEffect(() => {
    void port('views').count(id)
  }, [id])
  return null
}
