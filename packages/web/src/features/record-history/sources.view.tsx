import { formatTime } from '@zhushutong/domain/formatting'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import type { SourcedField } from './history.types'

const WEB = /^https?:\/\//

function Source({ source, url, evidence }: SourcedField) {
  return (
    <>
      {url === null || !WEB.test(url) ? (
        source
      ) : (
        <a className="text-primary" href={url} rel="noopener noreferrer nofollow" target="_blank">
          {source}
        </a>
      )}
      {evidence !== null && <span className="block text-ink-3">依据：{evidence}</span>}
    </>
  )
}

function Others({ others }: SourcedField) {
  if (others.length === 0) return '--'
  return others.map((other) => (
    <p key={`${other.source}${other.dataOn}`}>
      {other.value}（{other.source}，{other.dataOn}）
    </p>
  ))
}

/** The source of each value, and other sources that differ (DAT-01). */
export function SourcesView({ fields }: { fields: readonly SourcedField[] }) {
  if (fields.length === 0) return <p className="text-ink-3">这条记录没有逐项的来源说明。</p>
  return (
    <DataTable
      caption="各项的来源"
      rows={fields}
      rowKey={({ key }) => key}
      columns={[
        { key: 'label', header: '项目', cell: ({ label }) => label },
        { key: 'source', header: '来源', cell: (field) => <Source {...field} /> },
        { key: 'dataOn', header: '数据日期', cell: ({ dataOn }) => dataOn },
        { key: 'recordedAt', header: '采集', cell: ({ recordedAt }) => formatTime(recordedAt) },
        { key: 'others', header: '其他来源的说法', cell: (field) => <Others {...field} /> },
      ]}
    />
  )
}
