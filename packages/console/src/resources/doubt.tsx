import { formatTime } from '@zhushutong/domain/formatting'
import { judgedColumns, KINDS } from '@zhushutong/domain/records'
import { Link } from 'react-router'
import { ResourceList } from '../list/resource-list'
import { WarningIcon } from '../shell/icons'
import type { Screen } from './screen.types'
import { correctHref } from './verification/create'

/** Implausible values of records, each with a link to its record (DAT-24). */
function List() {
  return (
    <ResourceList
      resource="doubt"
      empty="没有待核实的数值"
      filters={[
        {
          kind: 'select',
          field: 'kind',
          label: '类型',
          options: KINDS.filter((kind) => judgedColumns(kind).length > 0).map(({ kind, label }) => ({
            value: kind,
            label,
          })),
        },
        { kind: 'words', field: 'words', label: '名称' },
      ]}
      columns={[
        {
          header: '数据',
          cell: ({ address, recordName }) =>
            address === null ? (
              recordName
            ) : (
              <a href={address} target="_blank" rel="noopener">
                {recordName}
              </a>
            ),
        },
        { header: '类型', cell: ({ kindName }) => kindName },
        { header: '字段', cell: ({ columnName }) => columnName },
        { header: '数值', align: 'right', cell: ({ value }) => value },
        { header: '原因', cell: ({ reason }) => reason },
        { header: '来源', cell: ({ source }) => source ?? '--' },
        {
          header: '处理',
          cell: ({ kind, recordId, column }) => (
            <Link className="text-primary" to={correctHref({ kind, recordId, field: column })}>
              更正
            </Link>
          ),
        },
        { header: '写入时间', sort: 'updateTime', cell: ({ updateTime }) => formatTime(updateTime) },
      ]}
    />
  )
}

export const doubtScreen: Screen = { group: '内容', Icon: WarningIcon, List }
