import { isExportInProgress } from '@zhushutong/domain/export'
import { useMemo } from 'react'
import { concat, EMPTY, map, of, scan } from 'rxjs'
import { pollWhileVisible } from '@/streams/poll-while-visible'
import { useStream } from '@/streams/use-stream'
import type { ExportCalls, Failed, ListedExport } from './export.types'

/** ms between two polls of an export that is being written. */
const POLL_MS = 1000
/** Consecutive failed polls before the user is told. */
const SILENT_FAILURES = 3

interface Progress {
  readonly job: ListedExport | null
  /** Still running, but polls have failed for a while. */
  readonly isSilent: boolean
}

const NONE: Progress = { job: null, isSilent: false }

const progressOf = (calls: Pick<ExportCalls, 'one'>, first: ListedExport) => {
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

/** The progress of an export, polled while the page is visible. `first` is the page's own data. */
export function useExportProgress(calls: Pick<ExportCalls, 'one'>, first: ListedExport | null): Progress {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same news in another object is no news.
  const progress = useMemo(
    () => (first === null ? of(NONE) : progressOf(calls, first)),
    [calls, first?.exportId, first?.state],
  )
  return useStream(progress, { job: first, isSilent: false })
}
