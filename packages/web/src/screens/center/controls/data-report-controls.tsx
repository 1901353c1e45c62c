'use client'

import { useRouter } from 'next/navigation'
import type { ListedReport } from '@/features/data-reports'
import { dataReportsPort } from '@/features/data-reports/data-reports-port'
import { ReportActions } from '@/features/data-reports/report-actions'
import { ReportStatus } from '@/features/data-reports/report-status'
import { usePort } from '@/wiring/browser/gateway'

export function ReportStateIsland({ report }: { report: ListedReport }) {
  const router = useRouter()
  const calls = usePort(dataReportsPort)
  return <ReportStatus report={report} calls={calls} onChange={() => router.refresh()} />
}

export function ReportActionsIsland({ report }: { report: ListedReport }) {
  const router = useRouter()
  const calls = usePort(dataReportsPort)
  return <ReportActions report={report} calls={calls} onChange={() => router.refresh()} />
}
