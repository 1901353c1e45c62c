'use client'

import { useSyncExternalStore } from 'react'
import { haveSeenUpdates, onUpdatesSeen } from '@/browser/updates-seen'

/**
 * The red dot of a new entry in the change log, until the reader has opened the log (CHG-01). A cached page
 * is shared, so the browser decides.
 */
export function UpdatesDot() {
  const isSeen = useSyncExternalStore(onUpdatesSeen, haveSeenUpdates, () => true)
  if (isSeen) return null
  return (
    <>
      <span className="unread" aria-hidden="true" />
      <span className="sr-only">，有新内容</span>
    </>
  )
}
