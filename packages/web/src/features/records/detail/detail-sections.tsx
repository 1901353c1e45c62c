import type { Viewer } from '@zhushutong/domain/access'
import { formatCount } from '@zhushutong/domain/formatting'
import {
  type AnyCell,
  type AnyValue,
  type CellColumn,
  type Column,
  type EntryCount,
  findColumn,
  formatValue,
  type Locks,
  type RecordKind,
  type RecordView,
  type Section,
  tableUnit,
} from '@zhushutong/domain/records'
import { EmptyCard, TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { QualificationLinks } from '../qualification-links'
import type { SectionContents } from './detail.types'
import { NotLoaded } from './not-loaded'
import { OtherStatements } from './other-statements'
import { RecordValue } from './record-value'
import { AllRelated, Related } from './related-section'
import { RelatedOrigins, SectionOrigins } from './section-origins'
import { alignOf, filledColumns } from './table-columns'
import { UnlockBar } from './unlock-bar'

type Row = Readonly<Record<string, AnyCell>>
type Part<T extends Section['type']> = Extract<Section, { type: T }>

/** The link that unlocks the closed values above; once per section. */
function LockBar({ locks, keys }: { locks: Locks; keys: readonly string[] }) {
  const lock = keys.map((key) => locks[key]).find((l) => l !== undefined)
  return lock ? <UnlockBar opensBy={lock.opensBy} /> : null
}

const Named = ({ column, value }: { column: Column | CellColumn; value: AnyValue | undefined }) =>
  column.namesQualifications && typeof value === 'string' ? <QualificationLinks text={value} /> : null

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
  const columns = section.columns.map((key) => findColumn(kind, key)).filter((c) => c !== undefined)
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
              <Named column={column} value={record[column.key]} />
              <OtherStatements record={record} column={column.key} />
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
  rows: most,
  viewer,
  now,
}: {
  kind: RecordKind
  record: RecordView
  section: Part<'table'>
  /** Number of rows shown before unfolding; undefined for all rows. */
  rows?: number
  viewer?: Viewer
  now?: number
}) {
  const column = findColumn(kind, section.column)
  const rows = (record[section.column] ?? []) as readonly Row[]
  if (column?.type !== 'table') return null
  const cells = filledColumns(
    column.columns.filter((c) => !c.hidden),
    rows,
    ({ key }) => `${column.key}.${key}` in record.locks,
  )
  const first = most === undefined ? rows : rows.slice(0, most)
  const rest = rows.slice(first.length)
  const renderTable = (some: readonly Row[], caption: string) => (
    <DataTable
      caption={caption}
      rows={some}
      rowKey={(_, index) => String(index)}
      empty={<EmptyState title={`暂无${section.label}`} />}
      columns={cells.map((cell) => ({
        key: cell.key,
        header: cell.label,
        unit: tableUnit(cell),
        align: alignOf(cell),
        cell: (row: Row) => (
          <>
            <RecordValue
              column={cell}
              value={row[cell.key]}
              record={{ ...record, ...row, locks: {} }}
              locks={record.locks}
              row={rows.indexOf(row)}
              lockKey={`${column.key}.${cell.key}`}
              viewer={viewer}
              now={now}
              inTable
            />
            <Named column={cell} value={row[cell.key]} />
          </>
        ),
      }))}
    />
  )
  return (
    <>
      {renderTable(first, section.label)}
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-block text-12 text-primary hover:underline">{`查看其余 ${rest.length} 项`}</summary>
          {renderTable(rest, `其余${section.label}`)}
        </details>
      )}
      {rows.length > 0 && <LockBar locks={record.locks} keys={cells.map((c) => `${column.key}.${c.key}`)} />}
    </>
  )
}

/** The number of entries in a section; null for a section without a count. */
export function countSection(
  section: Section,
  record: RecordView,
  { related, insights }: SectionContents,
): EntryCount | null {
  const exactly = (entries: unknown) => (typeof entries === 'number' ? { entries, isCapped: false } : null)
  if (section.type === 'table')
    return exactly((record[section.column] as readonly unknown[] | null)?.length ?? 0)
  if (section.type === 'insight') return exactly(insights?.[section.key]?.entries)
  if (section.type !== 'related') return null
  if (section.countedApart) return null
  const page = related[section.key]
  return page ? { entries: page.total, isCapped: page.totalIsCapped } : null
}

/** The count as text: 1,204, or 超1万 for a capped count; undefined without a count. */
export function countText(count: EntryCount | null): string | undefined {
  if (count === null) return undefined
  return count.isCapped ? '超1万' : formatCount(count.entries)
}

/**
 * The separate counts of a section: 处罚/失信 1 · 许可/激励 3 (CRD-06); undefined without separate counts, or before
 * counting.
 */
export function countsApartText(kind: RecordKind, section: Section, record: RecordView): string | undefined {
  if (section.type !== 'related' || section.countedApart === undefined) return undefined
  const columns = section.countedApart.flatMap((key) => findColumn(kind, key) ?? [])
  if (columns.every(({ key }) => (record[key] ?? null) === null)) return undefined
  return columns
    .map((column) => `${column.label} ${formatValue(column, record[column.key], record)}`)
    .join(' · ')
}

/** True if the table or the related records of a section were counted, and are none. */
function isCountedZero(section: Section, record: RecordView, contents: SectionContents): boolean {
  if (section.type !== 'table' && section.type !== 'related') return false
  if (section.type === 'table' && section.column in record.locks) return false
  return countSection(section, record, contents)?.entries === 0
}

export function DetailSection({
  kind,
  record,
  section,
  contents,
  rows,
  viewer,
  now,
}: {
  kind: RecordKind
  record: RecordView
  section: Section
  contents: SectionContents
  /** Maximum rows of the section; if given, 查看全部 links to the others in place of further pages. */
  rows?: number
  viewer?: Viewer
  /** ms; if given, an expiry date is marked as expired or expiring (ACC-07). */
  now?: number
}) {
  const text = section.type === 'text' ? record[section.column] : null
  const page = contents.related[section.key]
  const insight = contents.insights?.[section.key]
  if (rows !== undefined && isCountedZero(section, record, contents))
    return <EmptyCard id={section.key} title={section.label} count="0" text="暂无" />
  return (
    <TitledCard
      id={section.key}
      title={section.label}
      count={countsApartText(kind, section, record) ?? countText(countSection(section, record, contents))}
      note={
        section.type === 'related' ? (
          <AllRelated section={section} record={record} page={page} />
        ) : (
          insight?.note
        )
      }
      width={section.width}
      isFolded={section.isFolded}
    >
      {section.type === 'fields' && <Fields {...{ kind, record, section, viewer, now }} />}
      {section.type === 'table' && <Table {...{ kind, record, section, rows, viewer, now }} />}
      {section.type === 'related' && (
        <Related section={section} page={page} isPaged={rows === undefined} viewer={viewer} />
      )}
      {section.type === 'insight' && (insight?.content ?? <NotLoaded label={section.label} />)}
      {section.type === 'text' && (
        <p className="whitespace-pre-wrap break-words text-ink-2">
          {typeof text === 'string' && text !== '' ? text : '--'}
        </p>
      )}
      {now !== undefined && <SectionOrigins {...{ kind, section, record, now }} />}
      {now !== undefined && section.type === 'related' && page && (
        <RelatedOrigins records={page.records} now={now} />
      )}
    </TitledCard>
  )
}
