import { REPORT_STATE_LABELS, type ReportState } from '@zhushutong/domain/corrections'
import { formatTime } from '@zhushutong/domain/formatting'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { ListPager } from '@/lists/list-pager'

/** A report of the reader; times in ms. */
interface OwnReportItem {
  readonly id: string
  readonly module: string
  readonly moduleId: string
  readonly title: string
  readonly fieldLabel: string
  readonly right: string
  readonly state: ReportState
  readonly answer: string | null
  readonly createTime: number
  readonly updateTime: number
}

interface OwnReportPage {
  readonly records: readonly OwnReportItem[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

interface Props {
  /** null: loading failed. */
  page: OwnReportPage | null
  hrefOf: (page: number) => string
  labelOf: (module: string) => string
  recordHref: (report: OwnReportItem) => string | null
}

const TONES: Readonly<Record<ReportState, Tone>> = {
  submitted: 'neutral',
  checking: 'warn',
  fixed: 'ok',
  rejected: 'bad',
}

function Row({
  report,
  labelOf,
  recordHref,
}: Pick<Props, 'labelOf' | 'recordHref'> & { report: OwnReportItem }) {
  const href = recordHref(report)
  return (
    <article className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {href === null ? (
          <span className="min-w-0 wrap-anywhere">{report.title}</span>
        ) : (
          <a className="min-w-0 wrap-anywhere hover:text-primary" href={href}>
            {report.title}
          </a>
        )}
        <Tag tone="neutral">{labelOf(report.module)}</Tag>
        <Tag tone={TONES[report.state]}>{REPORT_STATE_LABELS[report.state]}</Tag>
      </h3>
      <p className="wrap-anywhere">
        <span className="text-ink-3">{report.fieldLabel}应为：</span>
        {report.right}
      </p>
      {report.answer !== null && (
        <p className="wrap-anywhere">
          <span className="text-ink-3">答复：</span>
          {report.answer}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>提交于 {formatTime(report.createTime)}</span>
        {report.updateTime > report.createTime && <span>更新于 {formatTime(report.updateTime)}</span>}
      </p>
    </article>
  )
}

/** The user's own correction reports and their state (REP-02). */
export function ReportsView({ page, hrefOf, labelOf, recordHref }: Props) {
  return (
    <TitledCard title="我的纠错" count={page ? page.total : undefined}>
      {page === null && <ErrorState title="纠错记录暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page?.records.map((report) => (
        <Row key={report.id} report={report} labelOf={labelOf} recordHref={recordHref} />
      ))}
      {page?.records.length === 0 && (
        <EmptyState title="暂无纠错">在详情页点击“数据纠错”，核实结果会显示在这里</EmptyState>
      )}
      {page !== null && (
        <ListPager total={page.total} current={page.pageNum} size={page.pageSize} hrefOf={hrefOf} />
      )}
    </TitledCard>
  )
}
