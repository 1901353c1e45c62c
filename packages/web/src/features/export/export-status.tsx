'use client'

import { EXPORT_STATE_NAMES, type ExportState, isExportInProgress } from '@zhushutong/domain/export'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useEffect } from 'react'
import type { ExportCalls, ListedExport } from './export.types'
import { ProgressLine } from './progress-line'
import { useExportProgress } from './use-export-progress'

const TONES: Readonly<Record<ExportState, Tone>> = {
  'awaiting-payment': 'warn',
  queued: 'neutral',
  running: 'neutral',
  done: 'ok',
  failed: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
}

export function ExportStatus({
  job: first,
  calls,
  onChange,
}: {
  job: ListedExport
  calls: Pick<ExportCalls, 'one'>
  onChange: () => void
}) {
  const { job: news, isSilent } = useExportProgress(calls, first)
  const job = news ?? first
  const hasEnded = isExportInProgress(first) && !isExportInProgress(job)

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once.
  useEffect(() => {
    if (hasEnded) onChange()
  }, [hasEnded])

  return (
    <span className="grid justify-items-start gap-1.5" aria-live="polite">
      <Tag tone={TONES[job.state]}>{EXPORT_STATE_NAMES[job.state]}</Tag>
      {isExportInProgress(job) && <ProgressLine job={job} isSilent={isSilent} />}
    </span>
  )
}
