'use client'

import { useRouter } from 'next/navigation'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { useGateway } from '@/wiring/browser/gateway'
import { ReportDialog } from './report-dialog'

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
