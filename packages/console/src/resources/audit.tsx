import { formatTime } from '@zhushutong/domain/formatting'
import { STAFF_ROLE_LABELS } from '@zhushutong/domain/staff'
import type { RowOf } from '../api'
import { ResourceList } from '../list/resource-list'
import { ShieldIcon } from '../shell/icons'
import { AUDITED, auditActionName, fieldName, isEmptyValue, resourceName, valueText } from './audit-names'
import type { Screen } from './screen.types'

type Row = RowOf<'audit'>

/** Characters; longer values are collapsed. */
const MAX_SHOWN = 120

function Value({ text }: { text: string }) {
  if (text.length <= MAX_SHOWN) return text
  return (
    <details className="inline">
      <summary className="inline cursor-pointer">{text.slice(0, MAX_SHOWN)}…</summary>
      {text.slice(MAX_SHOWN)}
    </details>
  )
}

/** The changed fields: the old value crossed out, the new one beside it. */
function Changes({ resource, before, after }: Row) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isEmptyValue(before[field]) || !isEmptyValue(after[field]),
  )
  return (
    <ul className="grid gap-0.5">
      {fields.map((field) => (
        <li key={field} className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-3">{fieldName(field)}</span>{' '}
          {field in before && (
            <del className="text-bad">
              <Value text={valueText(resource, field, before[field])} />
            </del>
          )}{' '}
          {field in after && (
            <ins className="text-ok no-underline">
              <Value text={valueText(resource, field, after[field])} />
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}

function List() {
  return (
    <ResourceList
      resource="audit"
      filters={[
        {
          kind: 'choice',
          field: 'resource',
          label: '对象',
          options: AUDITED.map((value) => ({ value, label: resourceName(value) })),
        },
        { kind: 'words', field: 'actor', label: '操作人的账号' },
        { kind: 'words', field: 'subject', label: '对象的编号' },
        { kind: 'days', from: 'from', to: 'to', label: '时间' },
      ]}
      columns={[
        { header: '时间', sort: 'time', cell: ({ time }) => formatTime(time) },
        {
          header: '操作人',
          cell: ({ actor, actorName, role }) =>
            role === null ? actorName : `${actorName}（${actor}，${STAFF_ROLE_LABELS[role]}）`,
        },
        { header: '操作', cell: ({ resource, action }) => auditActionName(resource, action) },
        { header: '编号', cell: ({ subject }) => subject },
        { header: '前后', cell: (row) => <Changes {...row} /> },
      ]}
    />
  )
}

export const auditScreen: Screen = { group: '管理', Icon: ShieldIcon, List }
