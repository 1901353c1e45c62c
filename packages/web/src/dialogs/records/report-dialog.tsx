'use client'

import { useRouter } from 'next/navigation'
import { ReportDialog } from '@/features/corrections/report-dialog'
import type { DialogProps } from '@/triggers/dialog-request'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** 数据纠错 (REP-01); afterwards the page shows the state of the report. */
export default function OpenedReport({ target, onClose }: DialogProps['report'] & DialogHostProps) {
  const router = useRouter()
  const { send } = port('corrections')
  return <ReportDialog target={target} send={send} onClose={onClose} onSent={() => router.refresh()} />
}
