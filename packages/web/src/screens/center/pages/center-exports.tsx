import { ExportsView } from '@/features/export'
import { orNull } from '@/wiring/server/answers'
import { ExportActionsIsland, ExportStateIsland } from '../controls/export-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10

/** 导出记录 (MEM-02). */
export async function CenterExports({ query, reader, hrefOf }: SectionProps) {
  const pageNum = parsePage(query)
  const [page, usage] = await Promise.all([
    orNull(reader.calls.exports.list({ pageNum, pageSize: PAGE_SIZE })),
    orNull(reader.calls.exports.usage()),
  ])
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return (
    <ExportsView
      page={page}
      usage={usage}
      hrefOf={hrefOfPage}
      stateOf={(job) => <ExportStateIsland key={`${job.exportId}${job.state}`} job={job} />}
      actionsOf={(job) => <ExportActionsIsland job={job} />}
    />
  )
}
