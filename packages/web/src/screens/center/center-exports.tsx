import { ExportsView } from '@/features/export'
import { ExportActionsIsland, ExportStateIsland } from './export-controls'
import { pageOf, pageParam, type SectionProps } from './section'

const PAGE_SIZE = 10

/** 导出记录 (MEM-02). */
export async function CenterExports({ query, reader, hrefOf }: SectionProps) {
  const pageNum = pageOf(query)
  const [page, usage] = await Promise.all([
    reader.trade.exports({ pageNum, pageSize: PAGE_SIZE }),
    reader.trade.exportUsage(),
  ])
  return (
    <ExportsView
      page={page}
      usage={usage}
      hrefOf={(at) => hrefOf({ page: pageParam(at) })}
      stateOf={(job) => <ExportStateIsland key={`${job.exportId}${job.state}`} job={job} />}
      actionsOf={(job) => <ExportActionsIsland job={job} />}
    />
  )
}
