'use client'

import { useRouter } from 'next/navigation'
import { ReportDialog } from '@/features/corrections/report-dialog'
import type { DialogProps } from '@/triggers/dialog-request'
import { useGateway } from '@/wiring/browser/gateway'
import type { DialogHostProps } from '../dialog.types'

/** 数据纠错 (REP-01); afterwards the page shows the state of the report. */
export default function OpenedReport({ target, onClose }: DialogProps['report'] & DialogHostProps) {
  const router = useRouter()
  const { send } = useGateway()
  return (
    <ReportDialog
      target={target}
      send={({ kind, id }, report, signal) =>
        send(({ corrections }) => corrections.add({ module: kind, moduleId: id, ...report }, { signal }))
      }
      onClose={onClose}
      onSent={() => router.refresh()}
    />
  )
}
