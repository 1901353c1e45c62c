import { buildHref } from '@zhushutong/domain/addresses'
import { formatCount, formatTime } from '@zhushutong/domain/formatting'
import { NOT_COVERED_TEXT } from '@zhushutong/domain/records'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { KindStatusView } from './kind-status.view'
import { ShareBar } from './share-bar'
import { countPlaces, type KindStatus, type Status } from './status'

const MAX_NAMED = 2

const HOME = buildHref('dataStatus')

const hrefOf = ({ kind }: KindStatus) => `${HOME}?type=${kind}`

const listSources = ({ sources }: KindStatus): string => {
  const names = sources.slice(0, MAX_NAMED).map(({ name }) => name)
  return names.join('、') + (sources.length > MAX_NAMED ? ` 等 ${sources.length} 个` : '')
}

function Overview({ kinds }: { kinds: readonly KindStatus[] }) {
  return (
    <DataTable
      caption="各类数据的数量、最新日期与完整度"
      rows={kinds}
      rowKey={({ kind }) => kind}
      columns={[
        {
          key: 'label',
          header: '类型',
          cell: (row) => (row.count === 0 ? row.label : <a href={hrefOf(row)}>{row.label}</a>),
        },
        {
          key: 'count',
          header: '记录',
          align: 'right',
          cell: ({ count }) =>
            count === 0 ? <span className="text-ink-3">{NOT_COVERED_TEXT}</span> : formatCount(count),
        },
        { key: 'newest', header: '最新数据', cell: ({ newestOn }) => newestOn ?? '--' },
        { key: 'share', header: '完整度', cell: ({ share }) => <ShareBar share={share} /> },
        { key: 'places', header: '省份', align: 'right', cell: (row) => countPlaces(row) || '--' },
        { key: 'sources', header: '来源', cell: (row) => listSources(row) || '--' },
      ]}
    />
  )
}

const byAmount = (kinds: readonly KindStatus[]) => [
  ...kinds.filter(({ count }) => count > 0),
  ...kinds.filter(({ count }) => count === 0),
]

/** The state of the data: all kinds, or the provinces, fields and sources of a chosen kind (DAT-64). */
export function DataStatusView({ status, type }: { status: Status | null; type?: string }) {
  if (status === null) return <ErrorState action={<a href={HOME}>重新加载</a>} />
  const { computedAt, kinds } = status
  const chosen = kinds.find(({ kind, count }) => kind === type && count > 0)
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-20 font-semibold">{chosen ? `${chosen.label}数据现状` : '数据现状'}</h1>
        {computedAt !== null && (
          <p className="text-12 text-ink-3">统计于 {formatTime(computedAt)}，数据变化后一小时内更新</p>
        )}
        {chosen && (
          <a href={HOME} className="ml-auto text-primary">
            全部类型
          </a>
        )}
      </header>
      {computedAt === null ? (
        <div className="card">
          <EmptyState title="暂无统计">首次统计在网关启动后约半分钟完成，请稍后再看</EmptyState>
        </div>
      ) : chosen ? (
        <KindStatusView kind={chosen} />
      ) : (
        <TitledCard title="收录的数据" note="完整度：列表与详情页首的主要字段中，已填的比例">
          <Overview kinds={byAmount(kinds)} />
        </TitledCard>
      )}
    </>
  )
}
