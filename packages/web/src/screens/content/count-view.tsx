'use client'

import { useEffect } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

/** ms. A reader who leaves earlier has not read the article. */
const READ_AFTER_MS = 5_000

/**
 * Counts a reading of the article in the browser, since the server's pages come from a cache. With a delay,
 * so that its code is not loaded while the page becomes ready.
 */
export function CountView({ id }: { id: string }) {
  const { call } = useGateway()
  useEffect(() => {
    const timer = setTimeout(() => void call(({ articles }) => articles.view({ id })), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [call, id])
  return null
}
