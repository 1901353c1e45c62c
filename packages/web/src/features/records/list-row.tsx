import type { Viewer } from '@zhushutong/domain/access'
import { type Column, findColumn, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { Highlight } from '@/ui/highlight'
import { Tag } from '@/ui/tag'
import { recordHref } from './detail-href'
import { provenanceText, SourceLink } from './provenance'
import { EnumTag, RecordValue } from './record-value'

const columnsIn = (kind: RecordKind, keys: readonly string[]): Column[] =>
  keys.map((key) => findColumn(kind, key)).filter((c) => c !== undefined)

/** Rows without a page have many facts; those beyond this number unfold. */
const FACTS_AT_ONCE = 6
const factsOf = ({ list, detailPath }: RecordKind): readonly string[] =>
  detailPath === 'none' ? list.facts.slice(0, FACTS_AT_ONCE) : list.facts

/** The record's name: masked if closed, a link if there is a page. */
function Title({ kind, record }: { kind: RecordKind; record: RecordView }) {
  const column = findColumn(kind, kind.title)
  const value = record[kind.title]
  if (column && (kind.title in record.locks || kind.detailPath === 'none'))
    return <RecordValue column={column} value={value} record={record} locks={record.locks} />
  return (
    <a href={recordHref(kind, record)}>
      <Highlight text={String(value ?? '未命名')} ranges={record.hits ?? []} />
    </a>
  )
}

/** Facts not shown in the row, if the record has no page. */
function More({ kind, record }: { kind: RecordKind; record: RecordView }) {
  const shown = new Set([kind.title, ...kind.list.tags, ...factsOf(kind), ...kind.list.numbers])
  const keys = kind.detail.sections.flatMap((s) => (s.type === 'fields' ? s.columns : []))
  const columns = columnsIn(
    kind,
    keys.filter((key) => !shown.has(key)),
  )
  if (columns.length === 0) return null
  return (
    <details className="row-more">
      <summary className="inline-block text-12 text-ink-3 underline underline-offset-2 hover:text-primary">
        展开全部信息
      </summary>
      <dl className="fields mt-2">
        {columns.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>
              <RecordValue column={column} value={record[column.key]} record={record} locks={record.locks} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-3">
        <SourceLink record={record} />
      </p>
    </details>
  )
}

/** Some values of a record in one line, each with its label. */
function Facts({
  kind,
  record,
  keys,
  viewer,
  className,
}: {
  kind: RecordKind
  record: RecordView
  keys: readonly string[]
  viewer?: Viewer
  className: string
}) {
  return (
    <ul className={className}>
      {columnsIn(kind, keys).map((column) => (
        <li key={column.key}>
          <span>{column.label}</span>
          <RecordValue
            column={column}
            value={record[column.key]}
            record={record}
            locks={record.locks}
            viewer={viewer}
          />
        </li>
      ))}
    </ul>
  )
}

/** One record of a list: name with highlights, states, facts, counts, source and collection time. */
export function ListRow({
  kind,
  record,
  now,
  action,
  viewer,
}: {
  kind: RecordKind
  record: RecordView
  now: number
  /** Actions of the record. */
  action?: ReactNode
  viewer?: Viewer
}) {
  const line = kind.list.line ? record[kind.list.line] : null
  return (
    <article className="row">
      <h3 className="row-title">
        <Title kind={kind} record={record} />
        {columnsIn(kind, kind.list.tags).map((column) => (
          <EnumTag key={column.key} column={column} value={record[column.key]} />
        ))}
        {record.expired && <Tag tone="warn">{kind.expiredLabel ?? '已截止'}</Tag>}
      </h3>
      {action && <div className="row-actions">{action}</div>}
      <Facts className="row-facts" keys={factsOf(kind)} {...{ kind, record, viewer }} />
      <Facts className="row-numbers" keys={kind.list.numbers} {...{ kind, record, viewer }} />
      <p className="row-source">
        {typeof line === 'string' && line !== '' && <span className="row-line">{line}</span>}
        {provenanceText(record, now)}
      </p>
      {kind.detailPath === 'none' && <More kind={kind} record={record} />}
    </article>
  )
}
