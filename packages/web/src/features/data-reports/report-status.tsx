'use client'

import {
  calculateReportProgress,
  isReportInProgress,
  REPORT_STATE_NAMES,
  type ReportState,
} from '@zhushutong/domain/mall'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useEffect } from 'react'
import type { ListedReport, ReportCalls } from './data-reports.types'
import { useReportProgress } from './use-report-progress'

const TONES: Readonly<Record<ReportState, Tone>> = {
  queued: 'neutral',
  running: 'neutral',
  done: 'ok',
  failed: 'bad',
  held: 'warn',
  cancelled: 'neutral',
  expired: 'neutral',
}

function Progress({ report, isSilent }: { report: ListedReport; isSilent: boolean }) {
  const percent = calculateReportProgress(report)
  return (
    <span className="grid min-w-32 gap-1">
      <progress
        aria-label={`${report.title}的生成进度`}
        max={100}
        value={percent}
        className="h-1.5 w-full overflow-hidden rounded-full accent-primary"
      />
      <span className="text-12 text-ink-2">
        第 {Math.min(report.step + 1, report.steps)} / {report.steps} 步 · {percent}%
      </span>
      {isSilent && <span className="text-12 text-warn">进度暂时无法更新，正在重试</span>}
    </span>
  )
}

export function ReportStatus({
  report: first,
  calls,
  onChange,
}: {
  report: ListedReport
  calls: Pick<ReportCalls, 'status'>
  onChange: () => void
}) {
  const { report, isSilent } = useReportProgress(calls, first)
  const hasEnded = isReportInProgress(first) && !isReportInProgress(report)

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once.
  useEffect(() => {
    if (hasEnded) onChange()
  }, [hasEnded])

  return (
    <span className="grid justify-items-start gap-1.5" aria-live="polite">
      <Tag tone={TONES[report.state]}>{REPORT_STATE_NAMES[report.state]}</Tag>
      {isReportInProgress(report) && <Progress report={report} isSilent={isSilent} />}
    </span>
  )
}
