'use client'

import { type LoadedChangelog, startChangelog } from '@zhushutong/domain/changelog'
import { useEffect, useState } from 'react'
import { markUpdatesSeen } from '@/browser/updates-seen'
import { ChangelogView } from '@/features/changelog'
import { changelogPort } from '@/features/changelog/changelog-port'
import { usePort } from '@/wiring/browser/gateway'

/** Writes the chosen entry into the address. */
const keepInAddress = (id: string) => history.replaceState(null, '', `?id=${encodeURIComponent(id)}`)

/** The change log of a page; continues from the rendered entries (CHG-01, CHG-02). */
export function ChangelogIsland({ loaded }: { loaded: LoadedChangelog | null }) {
  const [initial] = useState(() => startChangelog(loaded))
  const gateway = usePort(changelogPort)
  useEffect(markUpdatesSeen, [])
  return <ChangelogView gateway={gateway} initial={initial} onChoose={keepInAddress} />
}
