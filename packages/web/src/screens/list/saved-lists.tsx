'use client'

import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Popover } from '@zhushutong/ui/overlays/popover'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type RecentList, rememberList } from './recent-lists'

const Panel = lazy(() => import('./saved-panel').then((module) => ({ default: module.SavedPanel })))

/** The menu of saved and recent conditions of a list, with its link to copy. */
export function SavedLists({
  kind,
  current,
  isMember,
}: {
  kind: string
  /** The list itself; null without conditions. */
  current: RecentList | null
  isMember: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const { href, label } = current ?? {}
  useEffect(() => {
    if (href !== undefined && label !== undefined) rememberList(kind, { href, label })
  }, [kind, href, label])
  return (
    <Popover
      id="menu-saved"
      className="menu"
      trigger="常用条件"
      panelClass="menu-panel"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <h2>常用条件</h2>
      {isOpen && (
        <Suspense fallback={<Skeleton height={96} />}>
          <Panel kind={kind} href={href} isMember={isMember} />
        </Suspense>
      )}
    </Popover>
  )
}
