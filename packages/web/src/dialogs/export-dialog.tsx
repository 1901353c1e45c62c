'use client'

import { useMemo } from 'react'
import type { ExportList } from '@/features/export'
import { ExportDialog } from '@/features/export/export-dialog'
import { centerHref, EXPORTS } from '@/screens/center/section-address'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps, DialogProps } from './registry'

const EXPORTS_HREF = centerHref(EXPORTS)

const listIn = (text: string): ExportList | null => {
  try {
    return JSON.parse(text) as ExportList
  } catch {
    return null
  }
}

/** 导出 of the list that the page shows (MEM-02). */
export default function OpenedExport({
  list: text,
  onOpen,
  onClose,
}: DialogProps['export'] & DialogHostProps) {
  const list = useMemo(() => listIn(text), [text])
  return (
    list && (
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
