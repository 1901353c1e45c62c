'use client'

import { buildCenterHref } from '@zhushutong/domain/addresses'
import { exportDialog } from '@zhushutong/domain/export'
import { useEffect } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { usePort } from '@/wiring/browser/gateway'
import { ExportDialog } from './export-dialog'
import { exportsPort } from './exports-port'

const EXPORTS_HREF = buildCenterHref('exports')

/** The export of the page's list (MEM-02). */
export default function OpenedExport({
  list,
  viewer,
  onOpen,
  onClose,
}: DialogProps['export'] & DialogHostProps) {
  const calls = usePort(exportsPort)
  const isForMembers = exportDialog(viewer) === 'membership-guide'
  useEffect(() => {
    if (isForMembers) onOpen({ name: 'guide' })
  }, [isForMembers, onOpen])
  return (
    !isForMembers && (
      <ExportDialog
        list={list}
        calls={calls}
        centerHref={EXPORTS_HREF}
        onMembersOnly={() => onOpen({ name: 'guide' })}
        onPay={(orderId) => onOpen({ name: 'pay', orderId, go: EXPORTS_HREF })}
        onClose={onClose}
      />
    )
  )
}
