import type { Viewer } from '@zhushutong/domain/access'
import { type Column, columnOf, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { Highlight } from '@/ui/highlight'
import { Tag } from '@/ui/tag'
import { recordHref } from './detail-href'
import { provenanceText, SourceLink } from './provenance'
import { EnumTag, RecordValue } from './record-value'

const columnsIn = (kind: RecordKind, keys: readonly string[]): Column[] =>
  keys.map((key) => columnOf(kind, key)).filter((c) => c !== undefined)

/** Rows without a page behind them have many facts; what is beyond these unfolds. */
const FACTS_AT_ONCE = 6
const factsOf = ({ list, detailPath }: RecordKind): readonly string[] =>
  detailPath === 'none' ? list.facts.slice(0, FACTS_AT_ONCE) : list.facts

/** The record's name: closed where it is, a link where there is a page behind it. */
function Title({ kind, record }: { kind: RecordKind; record: RecordView }) {
  const column = columnOf(kind, kind.title)
  const value = record[kind.title]
  if (column && (kind.title in record.locks || kind.detailPath === 'none'))
    return <RecordValue column={column} value={value} record={record} locks={record.locks} />
  return (
    <a href={recordHref(kind, record)}>
      <Highlight text={String(value ?? '未命名')} ranges={record.hits ?? []} />
    </a>
  )
}

/** What the row does not show, where no page of the record does. */
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

/** Some of a record's values in one line, each behind its name. */
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

/** One record of a list: name with its hits, states, facts, counts, source and check. */
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
  /** What can be done with it. */
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
