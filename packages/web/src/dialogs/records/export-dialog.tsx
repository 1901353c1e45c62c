'use client'

import { exportDialog } from '@zhushutong/domain/export'
import { useEffect, useMemo } from 'react'
import type { ExportList } from '@/features/export'
import { ExportDialog } from '@/features/export/export-dialog'
import { centerHref, EXPORTS } from '@/screens/center/section-address'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps, DialogProps } from '../dialog.types'

const EXPORTS_HREF = centerHref(EXPORTS)

const listIn = (text: string): ExportList | null => {
  try {
    return JSON.parse(text) as ExportList
  } catch {
    return null
  }
}

/** The export of the page's list (MEM-02). */
export default function OpenedExport({
  list: text,
  viewer,
  onOpen,
  onClose,
}: DialogProps['export'] & DialogHostProps) {
  const list = useMemo(() => listIn(text), [text])
  const isForMembers = exportDialog(viewer) === 'membership-guide'
  useEffect(() => {
    if (isForMembers) onOpen({ name: 'guide' })
  }, [isForMembers, onOpen])
  return (
    list &&
    !isForMembers && (
      <ExportDialog
        list={list}
        calls={port('exports')}
        centerHref={EXPORTS_HREF}
        onMembersOnly={() => onOpen({ name: 'guide' })}
        onPay={(orderId) => onOpen({ name: 'pay', orderId, go: EXPORTS_HREF })}
        onClose={onClose}
      />
    )
  )
}
