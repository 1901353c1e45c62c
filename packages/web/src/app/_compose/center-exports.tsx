import { centerHref } from '@/features/center'
import { ExportsView } from '@/features/export'
import { ExportActionsIsland, ExportStateIsland } from './export-controls'
import type { Reader } from './reader'

const PAGE_SIZE = 10

/** 导出记录 (MEM-02). */
export async function CenterExports({
  query,
  reader,
}: {
  query: { readonly page?: string }
  reader: Reader
}) {
  const pageNum = /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1
  const [page, usage] = await Promise.all([
    reader.trade.exports({ pageNum, pageSize: PAGE_SIZE }),
    reader.trade.exportUsage(),
  ])
  return (
    <ExportsView
      page={page}
      usage={usage}
      hrefOf={(at) => centerHref('7', { page: at > 1 ? String(at) : undefined })}
      stateOf={(job) => <ExportStateIsland key={`${job.exportId}${job.state}`} job={job} />}
      actionsOf={(job) => <ExportActionsIsland job={job} />}
    />
  )
}
