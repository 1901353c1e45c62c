import { dayOf } from '@zhushutong/domain/formatting'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { ReportRow } from './report.table'

type ReportView = ResultOf<typeof contract.dataReports.status>

/** Name for the download: 江苏省中标结果明细报告 20261120.pdf */
export function fileNameOfReport({ title, createdAt }: Pick<ReportRow, 'title' | 'createdAt'>): string {
  return `${title} ${dayOf(createdAt).replaceAll('-', '')}.pdf`
}

export function reportView(report: ReportRow): ReportView {
  return {
    resourceId: report.id,
    title: report.title,
    productId: report.productId,
    place: report.place,
    state: report.state,
    step: report.step,
    steps: report.steps,
    orderId: report.orderId,
    fileName: fileNameOfReport(report),
    size: report.size,
    createTime: report.createdAt,
    finishTime: report.finishedAt,
    expireTime: report.expiresAt,
  }
}
