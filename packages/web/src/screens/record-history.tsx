'use client'

import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { EventChoices } from '@/features/record-history/event-href'

const OpenedHistory = dynamic(() => import('./opened-history').then((module) => module.OpenedHistory), {
  loading: () => <Skeleton width="60%" />,
})

/** The timeline of a record and the sources of its values, loaded when opened. */
export function RecordHistory(props: { type: string; id: string; choices: EventChoices }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="card p-3 md:px-4" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="cursor-pointer text-16 font-semibold">动态、变更记录与数据来源</summary>
      {isOpened && <OpenedHistory {...props} />}
    </details>
  )
}
