import { type Column, columnOf, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { Highlight } from '@/ui/highlight'
import { Tag } from '@/ui/tag'
import { recordHref } from './detail-href'
import { Provenance } from './provenance'
import { EnumTag, RecordValue } from './record-value'

const columnsIn = (kind: RecordKind, keys: readonly string[]): Column[] =>
  keys.map((key) => columnOf(kind, key)).filter((c) => c !== undefined)

/** One record of a list: name with its hits, states, facts, counts, source and check. */
export function ListRow({ kind, record, now }: { kind: RecordKind; record: RecordView; now: number }) {
  const title = String(record[kind.title] ?? '未命名')
  const value = (column: Column) => (
    <RecordValue column={column} value={record[column.key]} record={record} locks={record.locks} />
  )
  const line = kind.list.line ? record[kind.list.line] : null
  return (
    <article className="row">
      <h3 className="row-title">
        <a href={recordHref(kind, record)}>
          <Highlight text={title} ranges={record.hits ?? []} />
        </a>
        {columnsIn(kind, kind.list.tags).map((column) => (
          <EnumTag key={column.key} column={column} value={record[column.key]} />
        ))}
        {record.expired && <Tag tone="warn">已截止</Tag>}
      </h3>
      <dl className="row-facts">
        {columnsIn(kind, kind.list.facts).map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{value(column)}</dd>
          </div>
        ))}
      </dl>
      <dl className="row-numbers">
        {columnsIn(kind, kind.list.numbers).map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{value(column)}</dd>
          </div>
        ))}
      </dl>
      <p className="row-source">
        {typeof line === 'string' && line !== '' && <span className="row-line">{line}</span>}
        <Provenance record={record} now={now} />
      </p>
    </article>
  )
}
