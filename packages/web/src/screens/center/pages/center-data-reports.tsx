import { DataReportsView } from '@/features/data-reports'
import { orNull } from '@/wiring/server/answers'
import { ReportActionsIsland, ReportStateIsland } from '../controls/data-report-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'
import { centerHref, ORDERS } from '../section-address'

const PAGE_SIZE = 10

/** 数据报告 (DRP-03). */
export async function CenterDataReports({ query, reader, hrefOf }: SectionProps) {
  const page = await orNull(reader.calls.dataReports.list({ pageNum: parsePage(query), pageSize: PAGE_SIZE }))
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return (
    <DataReportsView
      page={page}
      hrefOf={hrefOfPage}
      orderHref={(order) => centerHref(ORDERS, { order })}
      stateOf={(report) => <ReportStateIsland key={`${report.resourceId}${report.state}`} report={report} />}
      actionsOf={(report) => <ReportActionsIsland report={report} />}
    />
  )
}
