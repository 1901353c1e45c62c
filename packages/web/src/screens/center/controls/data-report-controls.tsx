'use client'

import { useRouter } from 'next/navigation'
import type { ListedReport } from '@/features/data-reports'
import { ReportActions } from '@/features/data-reports/report-actions'
import { ReportStatus } from '@/features/data-reports/report-status'
import { port } from '@/wiring/browser/ports'

export function ReportStateIsland({ report }: { report: ListedReport }) {
  const router = useRouter()
  return <ReportStatus report={report} calls={port('dataReports')} onChange={() => router.refresh()} />
}

export function ReportActionsIsland({ report }: { report: ListedReport }) {
  const router = useRouter()
  return <ReportActions report={report} calls={port('dataReports')} onChange={() => router.refresh()} />
}
