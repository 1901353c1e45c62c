import { isExportInProgress } from '@zhushutong/domain/export'
import { useMemo } from 'react'
import { concat, EMPTY, map, of, scan } from 'rxjs'
import { pollWhileVisible } from '@/streams/poll-while-visible'
import { useStream } from '@/streams/use-stream'
import type { ExportCalls, Failed, ListedExport } from './export.types'

/** Interval of polling an unfinished export, in ms. */
const POLL_MS = 1000
/** Consecutive failed polls before a notice is shown. */
const SILENT_FAILURES = 3

interface Progress {
  readonly job: ListedExport | null
  /** True if the export is still running, but several polls have failed. */
  readonly isSilent: boolean
}

const NONE: Progress = { job: null, isSilent: false }

const createProgress = (calls: Pick<ExportCalls, 'one'>, first: ListedExport) => {
  const looks = isExportInProgress(first)
    ? pollWhileVisible<ListedExport | Failed>({
        everyMs: POLL_MS,
        poll: (signal) => calls.one(first.exportId, signal),
        hasFailed: (look) => 'error' in look,
        isOver: (look) => !('error' in look) && !isExportInProgress(look),
      })
    : EMPTY
  return concat(of(first), looks).pipe(
    scan(
      (before, look) =>
        'error' in look ? { job: before.job, failures: before.failures + 1 } : { job: look, failures: 0 },
      { job: first, failures: 0 },
    ),
    map(({ job, failures }) => ({ job, isSilent: failures >= SILENT_FAILURES })),
  )
}

/**
 * The progress of an export, polled while the page is visible. `first` is the state rendered with the page.
 */
export function useExportProgress(calls: Pick<ExportCalls, 'one'>, first: ListedExport | null): Progress {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same news in another object is no news.
  const progress = useMemo(
    () => (first === null ? of(NONE) : createProgress(calls, first)),
    [calls, first?.exportId, first?.state],
  )
  return useStream(progress, { job: first, isSilent: false })
}
