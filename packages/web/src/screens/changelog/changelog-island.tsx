'use client'

import { type LoadedChangelog, startChangelog } from '@zhushutong/domain/changelog'
import { useEffect, useState } from 'react'
import { ChangelogView } from '@/features/changelog'
import { port } from '@/wiring/browser/ports'
import { markUpdatesSeen } from '@/wiring/browser/updates-seen'

/** Writes the chosen entry into the address. */
const keepInAddress = (id: string) => history.replaceState(null, '', `?id=${encodeURIComponent(id)}`)

/** The change log of a page; continues from the rendered entries (CHG-01, CHG-02). */
export function ChangelogIsland({ loaded }: { loaded: LoadedChangelog | null }) {
  const [initial] = useState(() => startChangelog(loaded))
  useEffect(markUpdatesSeen, [])
  return <ChangelogView gateway={port('changelog')} initial={initial} onChoose={keepInAddress} />
}
