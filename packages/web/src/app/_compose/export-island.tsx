'use client'

import type { ExportList } from '@/features/export'
import { ExportDialog } from '@/features/export/export-dialog'
import { lateExports } from '@/wiring/late-ports'
import type { Ask } from './ask'

/** The centre's page of exports. */
const EXPORTS_HREF = '/center/?index=7'

const listIn = (text: string): ExportList | null => {
  try {
    return JSON.parse(text) as ExportList
  } catch {
    return null
  }
}

/** 导出 of the list that the page shows (MEM-02). */
export function ExportIsland({
  list: text,
  onAsk,
  onClose,
}: {
  list: string
  onAsk: (ask: Ask) => void
  onClose: () => void
}) {
  const list = listIn(text)
  return (
    list && (
      <ExportDialog
        list={list}
        calls={lateExports}
        centerHref={EXPORTS_HREF}
        onMembersOnly={() => onAsk({ at: 'guide' })}
        onPay={(orderId) => onAsk({ at: 'pay', orderId, go: EXPORTS_HREF })}
        onClose={onClose}
      />
    )
  )
}
