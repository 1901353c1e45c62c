import { calculateProgress } from '@zhushutong/domain/export'
import { formatCount } from '@zhushutong/domain/formatting'
import type { ListedExport } from './export.types'

export function ProgressLine({
  job,
  isSilent = false,
}: {
  job: Pick<ListedExport, 'state' | 'items' | 'rows' | 'extra' | 'title'>
  /** True after several failed polls. */
  isSilent?: boolean
}) {
  const percent = calculateProgress(job)
  return (
    <span className="grid min-w-32 gap-1">
      <progress
        aria-label={`${job.title}的导出进度`}
        max={100}
        value={percent}
        className="h-1.5 w-full overflow-hidden rounded-full accent-primary"
      />
      <span className="text-12 text-ink-2">
        {formatCount(job.rows)} / {formatCount(job.items)} 条 · {percent}%
      </span>
      {isSilent && <span className="text-12 text-warn">进度暂时无法更新，正在重试</span>}
    </span>
  )
}
