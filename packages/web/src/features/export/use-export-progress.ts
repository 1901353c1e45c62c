import { isUnderWay } from '@zhushutong/domain/export'
import { useEffect, useState } from 'react'
import type { ExportCalls, ListedExport } from './export.types'

/** ms between two looks at an export that is being written. */
const LOOK_EVERY_MS = 1000

/** An export as it goes on; a look that fails is left out. */
export const useExportProgress = (calls: Pick<ExportCalls, 'one'>, first: ListedExport | null) => {
  const [job, setJob] = useState(first)
  const id = first?.exportId
  const goesOn = job !== null && isUnderWay(job)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's own news of the same export.
  useEffect(() => setJob(first), [id, first?.state])

  useEffect(() => {
    if (id === undefined || !goesOn) return
    const timer = setInterval(async () => {
      const now = await calls.one(id)
      if (!('error' in now)) setJob(now)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [calls, id, goesOn])

  return job
}
