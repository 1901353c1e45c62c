import { isUnderWay } from '@zhushutong/domain/export'
import { useMemo } from 'react'
import { concat, EMPTY, map, of, scan } from 'rxjs'
import { pollWhileVisible } from '@/streams/poll-while-visible'
import { useStream } from '@/streams/use-stream'
import type { ExportCalls, Failed, ListedExport } from './export.types'

/** ms between two looks at an export that is being written. */
const LOOK_EVERY_MS = 1000
/** So many looks in a row may fail before the reader is told. */
const QUIET_FAILURES = 3

interface Progress {
  readonly job: ListedExport | null
  /** It goes on, but nothing has been heard of it for a while. */
  readonly isSilent: boolean
}

const NONE: Progress = { job: null, isSilent: false }

const progressOf = (calls: Pick<ExportCalls, 'one'>, first: ListedExport) => {
  const looks = isUnderWay(first)
    ? pollWhileVisible<ListedExport | Failed>({
        everyMs: LOOK_EVERY_MS,
        ask: (signal) => calls.one(first.exportId, signal),
        hasFailed: (look) => 'error' in look,
        isOver: (look) => !('error' in look) && !isUnderWay(look),
      })
    : EMPTY
  return concat(of(first), looks).pipe(
    scan(
      (before, look) =>
        'error' in look ? { job: before.job, failures: before.failures + 1 } : { job: look, failures: 0 },
      { job: first, failures: 0 },
    ),
    map(({ job, failures }) => ({ job, isSilent: failures >= QUIET_FAILURES })),
  )
}

/** An export as it goes on, followed while the page is in view. `first` is the page's own news of it. */
export const useExportProgress = (calls: Pick<ExportCalls, 'one'>, first: ListedExport | null): Progress => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same news in another object is no news.
  const progress = useMemo(
    () => (first === null ? of(NONE) : progressOf(calls, first)),
    [calls, first?.exportId, first?.state],
  )
  return useStream(progress, { job: first, isSilent: false })
}
