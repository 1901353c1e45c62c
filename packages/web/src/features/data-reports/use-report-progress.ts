import { isReportInProgress } from '@zhushutong/domain/mall'
import { useMemo } from 'react'
import { concat, EMPTY, map, of, scan } from 'rxjs'
import { pollWhileVisible } from '@/streams/poll-while-visible'
import { useStream } from '@/streams/use-stream'
import type { Failed, ListedReport, ReportCalls } from './data-reports.types'

/** Interval of polling an unfinished report, in ms. */
const POLL_MS = 1000
/** Consecutive failed polls before a notice is shown. */
const SILENT_FAILURES = 3

const createProgress = (calls: Pick<ReportCalls, 'status'>, first: ListedReport) => {
  const looks = isReportInProgress(first)
    ? pollWhileVisible<ListedReport | Failed>({
        everyMs: POLL_MS,
        poll: (signal) => calls.status(first.resourceId, signal),
        hasFailed: (look) => 'error' in look,
        isOver: (look) => !('error' in look) && !isReportInProgress(look),
      })
    : EMPTY
  return concat(of(first), looks).pipe(
    scan(
      (before, look) =>
        'error' in look
          ? { report: before.report, failures: before.failures + 1 }
          : { report: look, failures: 0 },
      { report: first, failures: 0 },
    ),
    map(({ report, failures }) => ({ report, isSilent: failures >= SILENT_FAILURES })),
  )
}

/**
 * The progress of a report, polled while the page is visible. `first` is the state rendered with the page.
 */
export function useReportProgress(calls: Pick<ReportCalls, 'status'>, first: ListedReport) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same news in another object is no news.
  const progress = useMemo(() => createProgress(calls, first), [calls, first.resourceId, first.state])
  return useStream(progress, { report: first, isSilent: false })
}
