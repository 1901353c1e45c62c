'use client'

import { exportDialog } from '@zhushutong/domain/export'
import { useEffect } from 'react'
import { ExportDialog } from '@/features/export/export-dialog'
import { centerHref, EXPORTS } from '@/screens/center/section-address'
import type { DialogProps } from '@/triggers/dialog-request'
import { exportsPort } from '@/wiring/browser/adapters/exports'
import { usePort } from '@/wiring/browser/gateway'
import type { DialogHostProps } from '../dialog.types'

const EXPORTS_HREF = centerHref(EXPORTS)

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
