import { type Opening, openingFor, promptFor, VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  type AnyCell,
  type CellColumn,
  type Column,
  columnOf,
  kindNamed,
  type Locks,
  type RecordKind,
  type RecordPage,
  type RecordView,
  type Section,
  urlOfQuery,
} from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/button'
import { TitledCard } from '@/ui/card'
import { DataTable } from '@/ui/data-table'
import { EmptyState } from '@/ui/states'
import { listPath, recordHref } from './detail-href'
import { RecordValue } from './record-value'
import { SectionPager } from './section-pager'
import { unlockProps } from './unlock'

type Row = Readonly<Record<string, AnyCell>>
type Part<T extends Section['type']> = Extract<Section, { type: T }>

const NUMERIC = new Set(['fen', 'count'])
/** Days, codes of states and the like: short, and torn apart unreadable. */
const SHORT = new Set(['date', 'time', 'enum'])
const alignOf = ({ type }: Column | CellColumn) => {
  if (NUMERIC.has(type)) return 'right'
  return SHORT.has(type) ? 'left' : undefined
}

/** Says what opens the closed values above it, once a section. */
function LockBar({ locks, keys }: { locks: Locks; keys: readonly string[] }) {
  const lock = keys.map((key) => locks[key]).find((l) => l !== undefined)
  return lock ? <OpenBar opensBy={lock.opensBy} /> : null
}

function OpenBar({ opensBy }: { opensBy: Opening }) {
  const prompt = promptFor(opensBy)
  return (
    <div className="lockbar">
      <span>{prompt.text}</span>
      <LinkButton variant="gold" {...unlockProps(opensBy)} rel="nofollow">
        {prompt.button}
      </LinkButton>
    </div>
  )
}

function Fields({
  kind,
  record,
  section,
  viewer,
  now,
}: {
  kind: RecordKind
  record: RecordView
  section: Part<'fields'>
  viewer?: Viewer
  now?: number
}) {
  const columns = section.columns.map((key) => columnOf(kind, key)).filter((c) => c !== undefined)
  return (
    <>
      <dl className="fields">
        {columns.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>
              <RecordValue
                column={column}
                value={record[column.key]}
                record={record}
                locks={record.locks}
                viewer={viewer}
                now={now}
              />
            </dd>
          </div>
        ))}
      </dl>
      <LockBar locks={record.locks} keys={section.columns} />
    </>
  )
}

function Table({
  kind,
  record,
  section,
  viewer,
  now,
}: {
  kind: RecordKind
  record: RecordView
  section: Part<'table'>
  viewer?: Viewer
  now?: number
}) {
  const column = columnOf(kind, section.column)
  const rows = (record[section.column] ?? []) as readonly Row[]
  if (column?.type !== 'table') return null
  const cells = column.columns.filter((c) => !c.hidden)
  return (
    <>
      <DataTable
        caption={section.label}
        rows={rows}
        rowKey={(_, index) => String(index)}
        empty={<EmptyState title={`暂无${section.label}`} />}
        columns={cells.map((cell) => ({
          key: cell.key,
          header: cell.label,
          align: alignOf(cell),
          cell: (row: Row) => (
            <RecordValue
              column={cell}
              value={row[cell.key]}
              record={{ ...record, ...row }}
              locks={record.locks}
              lockKey={`${column.key}.${cell.key}`}
              viewer={viewer}
              now={now}
            />
          ),
        }))}
      />
      {rows.length > 0 && <LockBar locks={record.locks} keys={cells.map((c) => `${column.key}.${c.key}`)} />}
    </>
  )
}

/** The list of another kind, narrowed to this record. */
const relatedHref = (other: RecordKind, section: Part<'related'>, value: string) =>
  `${listPath(other)}${urlOfQuery(other, { filters: { [section.filter]: [value] }, pageNum: 1, pageSize: 10 })}`

/** What a related section narrows the other kind by, or null where this record does not say. */
export const relatedValue = ({ by }: Part<'related'>, record: RecordView): string | null => {
  const value = by === undefined ? record.id : record[by]
  return typeof value === 'string' && value !== '' ? value : null
}

function Related({
  record,
  section,
  page,
  viewer = VISITOR,
}: {
  record: RecordView
  section: Part<'related'>
  page: RecordPage<RecordView> | undefined
  viewer?: Viewer
}) {
  const other = kindNamed(section.kind)
  if (!other) return null
  // A list that is closed as a whole cannot be looked through for this record either (ACC-04, ACC-05).
  const opensBy = page ? null : openingFor(viewer, other.opensBy ?? 'none')
  if (opensBy) return <OpenBar opensBy={opensBy} />
  if (!page) return <EmptyState title={`${section.label}暂时没有加载出来`}>请稍后刷新页面</EmptyState>
  const columns = section.columns.map((key) => columnOf(other, key)).filter((c) => c !== undefined)
  return (
    <>
      <DataTable
        caption={section.label}
        rows={page.records}
        rowKey={(row) => row.id}
        empty={<EmptyState title={`暂无${section.label}`} />}
        columns={columns.map((column, index) => ({
          key: column.key,
          header: column.label,
          align: alignOf(column),
          cell: (row: RecordView) => {
            // The first leads to the record itself, wherever else its value would lead.
            const shown = index === 0 ? { ...column, link: undefined } : column
            const value = (
              <RecordValue column={shown} value={row[column.key]} record={row} locks={row.locks} />
            )
            return index === 0 ? (
              <a className="hover:text-primary" href={recordHref(other, row)}>
                {value}
              </a>
            ) : (
              value
            )
          },
        }))}
      />
      <SectionPager sectionKey={section.key} label={section.label} page={page} />
      {page.total > page.records.length && (
        <p className="mt-3 text-center">
          <a className="text-primary" href={relatedHref(other, section, relatedValue(section, record) ?? '')}>
            查看全部 {page.totalIsCapped ? '超 1 万' : page.total.toLocaleString('en-US')} {other.classifier}
          </a>
        </p>
      )}
    </>
  )
}

/** How many things a section holds, for its heading and the section bar; undefined where nothing is counted. */
export const sectionCount = (
  section: Section,
  record: RecordView,
  related: Readonly<Record<string, RecordPage<RecordView>>>,
): string | undefined => {
  if (section.type === 'table')
    return String((record[section.column] as readonly unknown[] | null)?.length ?? 0)
  const page = section.type === 'related' ? related[section.key] : undefined
  return page && (page.totalIsCapped ? '超1万' : page.total.toLocaleString('en-US'))
}

/** One section of a detail screen, by its type. */
export function DetailSection({
  kind,
  record,
  section,
  related,
  insight,
  viewer,
  now,
}: {
  kind: RecordKind
  record: RecordView
  section: Section
  related: Readonly<Record<string, RecordPage<RecordView>>>
  insight?: ReactNode
  viewer?: Viewer
  /** ms; of what is over or ends soon it is then said so (ACC-07). */
  now?: number
}) {
  const text = section.type === 'text' ? record[section.column] : null
  return (
    <TitledCard id={section.key} title={section.label} count={sectionCount(section, record, related)}>
      {section.type === 'fields' && <Fields {...{ kind, record, section, viewer, now }} />}
      {section.type === 'table' && <Table {...{ kind, record, section, viewer, now }} />}
      {section.type === 'related' && (
        <Related record={record} section={section} page={related[section.key]} viewer={viewer} />
      )}
      {section.type === 'insight' &&
        (insight ?? <EmptyState title={`${section.label}暂时没有加载出来`}>请稍后刷新页面</EmptyState>)}
      {section.type === 'text' && (
        <p className="whitespace-pre-wrap break-words text-ink-2">
          {typeof text === 'string' && text !== '' ? text : '--'}
        </p>
      )}
    </TitledCard>
  )
}
