'use client'

import { exportDialog } from '@zhushutong/domain/export'
import { useEffect } from 'react'
import { centerPage } from '@/triggers/center-page'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { exportsPort } from '@/wiring/browser/adapters/exports'
import { usePort } from '@/wiring/browser/gateway'
import { ExportDialog } from './export-dialog'

const EXPORTS_HREF = centerPage('exports')

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
