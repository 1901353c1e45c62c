import type { Viewer } from '@zhushutong/domain/access'
import { shortPlace } from '@zhushutong/domain/divisions'
import { dayOf } from '@zhushutong/domain/formatting'
import {
  type Column,
  countDaysLeft,
  findArrival,
  findColumn,
  findReason,
  formatValue,
  type LedgerColumn,
  type RecordKind,
  type RecordView,
  type Sort,
} from '@zhushutong/domain/records'
import { takesBids } from '@zhushutong/domain/tender-sheet'
import { Highlight } from '@zhushutong/ui/highlight'
import { Tag } from '@zhushutong/ui/tag'
import { Fragment, type ReactNode } from 'react'
import { MonthSpark } from '@/lists/month-spark'
import { FitNote } from '@/marks/fit-note'
import { checkHref, recordHref } from '../detail/detail-href'
import { provenanceText, SourceLink } from '../detail/provenance'
import { EnumTag, RecordValue } from '../detail/record-value'
import { ShortQualifications } from '../qualification-links'
import { type Cell, chosenCells, columnsBelow, columnsIn, type LedgerChoice } from './ledger-columns'
import { LedgerRow, RowLink } from './ledger-rows'
import './ledger.css'

/** The record's name: masked if closed; a link if the record has a page. */
function Title({ kind, record, beside }: { kind: RecordKind; record: RecordView; beside?: BesideLink }) {
  const column = findColumn(kind, kind.title)
  const value = record[kind.title]
  if (column && (kind.title in record.locks || kind.detailPath === 'none'))
    return <RecordValue column={column} value={value} record={record} locks={record.locks} />
  return (
    <RowLink href={recordHref(kind, record)} beside={beside?.href} isShown={beside?.isCurrent || undefined}>
      <Highlight text={String(value ?? '未命名')} ranges={record.hits ?? []} />
    </RowLink>
  )
}

/** The facts not shown in the row, for a record without a page. */
function More({ kind, record }: { kind: RecordKind; record: RecordView }) {
  const shown = new Set([kind.title, ...kind.list.tags, ...kind.list.columns.map(({ key }) => key)])
  const keys = kind.detail.sections.flatMap((s) => (s.type === 'fields' ? s.columns : []))
  const columns = columnsIn(
    kind,
    keys.filter((key) => !shown.has(key)),
  )
  if (columns.length === 0) return null
  return (
    <details className="row-more">
      <summary>
        展开<span className="sr-only">全部信息</span>
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

/** Types of values that need a label. */
const LABELLED = new Set<Column['type']>(['fen', 'count', 'date', 'time'])

/** True for a text that needs no label on a narrow card. */
const isPlain = ({ column, ledger, isFigure }: Cell, value: unknown) =>
  !isFigure && !ledger.isMonthly && !LABELLED.has(column.type) && typeof value === 'string' && value !== ''

/** A short text for a place or a day: 重庆渝北区, 发布 11-26 (LST-07). */
const shortFact = ({ key, type, label, link }: Column, record: RecordView, now: number): string | null => {
  const value = record[key]
  if (typeof value !== 'string' || key in record.locks || link || findReason(record, key) !== null)
    return null
  if (type === 'region') return shortPlace(value)
  if (type !== 'date') return null
  const day = value.startsWith(dayOf(now).slice(0, 5)) ? value.slice(5) : value
  return `${label.replace(/(日期|时间)$/, '')} ${day}`
}

/** The line below the name: states, place and day, further facts; its tip is the source of the record (LST-07). */
function Below({
  kind,
  record,
  now,
  sort,
}: {
  kind: RecordKind
  record: RecordView
  now: number
  sort?: Sort
}) {
  const known = columnsBelow(kind, sort).filter(
    ({ key }) => key in record.locks || (record[key] !== null && record[key] !== ''),
  )
  const isFirst = (column: Column) => column.key === sort?.column || shortFact(column, record, now) !== null
  const facts = [...known.filter(isFirst), ...known.filter((column) => !isFirst(column))]
  return (
    <p className="row-below" title={provenanceText(record, now)}>
      {columnsIn(kind, kind.list.tags).map((column) => (
        <EnumTag key={column.key} column={column} value={record[column.key]} />
      ))}
      {record.expired && <Tag tone="warn">{kind.expiredLabel ?? '已截止'}</Tag>}
      {typeof record.formerNames === 'string' && `曾用名 ${record.formerNames} · `}
      {facts.map((column, i) => (
        <Fragment key={column.key}>
          {i > 0 && ' · '}
          {shortFact(column, record, now) ?? (
            <>
              {LABELLED.has(column.type) && `${column.label} `}
              <RecordValue column={column} value={record[column.key]} record={record} locks={record.locks} />
            </>
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** The small line below a value: another value, or the end of a countdown; nothing for a locked value. */
function Small({
  kind,
  cell,
  record,
  viewer,
}: {
  kind: RecordKind
  cell: Cell
  record: RecordView
  viewer?: Viewer
}) {
  if (cell.ledger.showsFit && viewer?.loggedIn && takesBids(record))
    return <FitNote id={record.id} href={checkHref(kind, record)} />
  const column = cell.ledger.countsDays ? cell.column : cell.below
  if (!column) return null
  const value = record[column.key]
  const lock = record.locks[column.key]
  if (lock?.state === 'locked') return null
  // A masked value always has its line: otherwise its absence would reveal an empty value.
  if (!lock && (value === null || value === undefined || value === '')) return null
  return (
    <small>
      {cell.below && LABELLED.has(column.type) && `${column.label} `}
      <RecordValue
        {...{ column, value, record, viewer }}
        locks={record.locks}
        // The header gives the unit of both amounts.
        inTable={cell.column.type === 'fen'}
      />
    </small>
  )
}

/** True if the colour of a value is a judgement (CRD-01). */
const isVerdict = (column: Column, value: unknown) =>
  typeof value === 'string' &&
  column.type === 'enum' &&
  (column.inferred !== undefined || column.options.some(({ tone }) => tone === 'bad'))

const RATE = /^-?\d+(\.\d+)?%$/

const shortText = ({ isRate }: LedgerColumn, text: string): string => {
  return isRate && RATE.test(text) ? Number.parseFloat(text).toFixed(1) : text
}

const daysLeft = ({ countsDays }: LedgerColumn, value: unknown, now: number) =>
  countsDays ? countDaysLeft(value, now) : null

/** A value in its column; its label is for screen readers, and visible if the row is a card. */
function Value({
  kind,
  cell,
  record,
  now,
  viewer,
}: {
  kind: RecordKind
  cell: Cell
  record: RecordView
  now: number
  viewer?: Viewer
}) {
  const { column, ledger, header, isFigure } = cell
  const value = record[column.key]
  const shown = typeof value === 'string' && !(column.key in record.locks) ? shortText(ledger, value) : value
  const days = daysLeft(ledger, value, now)
  return (
    <div className={isFigure ? 'cell figure' : 'cell'} title={isFigure ? undefined : wholeText(cell, record)}>
      <span data-plain={isPlain(cell, value) ? '' : undefined}>{header}</span>
      {days ? (
        <b data-tone={days.tone}>{days.text}</b>
      ) : isVerdict(column, value) && !(column.key in record.locks) ? (
        <EnumTag column={column} value={value} />
      ) : column.namesQualifications &&
        typeof value === 'string' &&
        value !== '' &&
        !(column.key in record.locks) ? (
        <ShortQualifications text={value} />
      ) : ledger.isMonthly && typeof value === 'string' ? (
        <MonthSpark counts={value} label={header} />
      ) : (
        <RecordValue {...{ column, record, viewer }} value={shown} locks={record.locks} inTable />
      )}
      {(!ledger.countsDays || days) && <Small {...{ kind, cell, record, viewer }} />}
    </div>
  )
}

/** The full text for the tooltip of a possibly truncated value; undefined for a closed value. */
const wholeText = ({ column }: Cell, record: RecordView): string | undefined => {
  const value = record[column.key]
  return column.key in record.locks || typeof value !== 'string' || value.length < 10
    ? undefined
    : formatValue(column, value, record)
}

export interface BesideLink {
  readonly href: string
  readonly isCurrent: boolean
}

/** A record of a ledger: its name with highlights, states and source, and a value in each column. */
export function ListRow({
  kind,
  record,
  now,
  action,
  pick,
  choice,
  extra,
  viewer,
  sort,
  beside,
}: {
  kind: RecordKind
  record: RecordView
  now: number
  action?: ReactNode
  /** The address that opens the record beside the list. */
  beside?: BesideLink
  choice?: LedgerChoice
  /** The cells of the extra columns. */
  extra?: ReactNode
  /** The check box in front of the name. */
  pick?: ReactNode
  viewer?: Viewer
  sort?: Sort
}) {
  return (
    <LedgerRow
      path={kind.detailPath === 'none' ? null : recordHref(kind, record)}
      at={findArrival(kind, record)}
      pick={pick}
      title={<Title kind={kind} record={record} beside={beside} />}
      below={<Below {...{ kind, record, now, sort }} />}
    >
      {extra}
      {chosenCells(kind, choice).map((cell) => (
        <Value key={cell.column.key} {...{ kind, cell, record, now, viewer }} />
      ))}
      {action && <div className="row-actions">{action}</div>}
      {kind.detailPath === 'none' && <More kind={kind} record={record} />}
    </LedgerRow>
  )
}
