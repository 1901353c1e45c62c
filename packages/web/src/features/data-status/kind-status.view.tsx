import { formatCount } from '@zhushutong/domain/formatting'
import { StatStrip } from '@zhushutong/ui/charts/stat-strip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { ShareBar } from './share-bar'
import { countPlaces, type KindStatus } from './status'

const countColumn = {
  key: 'count',
  header: '记录',
  align: 'right',
  cell: ({ count }: { count: number }) => formatCount(count),
} as const

const newestColumn = {
  key: 'newest',
  header: '最新数据',
  cell: ({ newestOn }: { newestOn: string | null }) => newestOn ?? '--',
} as const

const shareColumn = {
  key: 'share',
  header: '完整度',
  cell: ({ share }: { share: number | null }) => <ShareBar share={share} />,
} as const

const percentOf = (share: number | null): string => (share === null ? '--' : `${(share * 100).toFixed(1)}%`)

/** One kind: its figures, and its provinces, essential fields and sources. */
export function KindStatusView({ kind }: { kind: KindStatus }) {
  const { count, newestOn, share, provinces, fields, sources } = kind
  const places = countPlaces(kind)
  return (
    <>
      <div className="card overflow-hidden">
        <StatStrip
          stats={[
            { label: '记录', value: formatCount(count) },
            { label: '最新数据', value: newestOn ?? '--', isNothing: newestOn === null },
            { label: '完整度', value: percentOf(share) },
            { label: '省份', value: String(places) },
          ]}
        />
      </div>
      <TitledCard title="各省" count={places}>
        <DataTable
          caption="各省的数量、最新日期与完整度"
          rows={provinces}
          rowKey={({ code }) => code}
          columns={[
            { key: 'label', header: '省份', cell: ({ label }) => label },
            countColumn,
            newestColumn,
            shareColumn,
          ]}
        />
      </TitledCard>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <TitledCard title="主要字段">
          <DataTable
            caption="主要字段已填的比例"
            rows={fields}
            rowKey={({ key }) => key}
            columns={[{ key: 'label', header: '字段', cell: ({ label }) => label }, shareColumn]}
          />
        </TitledCard>
        <TitledCard title="来源">
          <DataTable
            caption="各来源的数量与最新日期"
            rows={sources}
            rowKey={({ name }) => name}
            columns={[{ key: 'name', header: '来源', cell: ({ name }) => name }, countColumn, newestColumn]}
          />
        </TitledCard>
      </div>
    </>
  )
}
