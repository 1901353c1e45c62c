'use client'

import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useEffect } from 'react'
import { markUpdatesSeen } from '@/browser/updates-seen'
import type { DialogHostProps } from '@/triggers/dialog-host'
import { usePort } from '@/wiring/browser/gateway'
import { ChangelogView } from './changelog.view'
import { changelogPort } from './changelog-port'

/** The change log over the page, with a link to the full page in a new window (CHG-01, CHG-02). */
export default function ChangelogDialog({ routeName, onClose }: DialogHostProps) {
  const gateway = usePort(changelogPort)
  useEffect(markUpdatesSeen, [])
  return (
    <Dialog
      open
      title="更新日志"
      width="large"
      onClose={onClose}
      aside={
        <a href="/dailyLog/" target="_blank" rel="noopener" data-plain="" className="text-primary text-14">
          在新窗口打开
        </a>
      }
    >
      <ChangelogView gateway={gateway} routeName={routeName ?? undefined} />
    </Dialog>
  )
}
