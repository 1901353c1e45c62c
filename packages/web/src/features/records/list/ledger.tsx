import type { Viewer } from '@zhushutong/domain/access'
import { findColumn, type RecordKind, type RecordView, type Sort } from '@zhushutong/domain/records'
import type { CSSProperties, ReactNode } from 'react'
import { chosenCells, type LedgerChoice, ledgerTemplate } from './ledger-columns'
import { LedgerRows } from './ledger-rows'
import { type BesideLink, ListRow } from './list-row'
import './ledger.css'

/** The target of the skip link to the first record. */
export const RESULTS_ID = 'results'

/** The header of the columns. Hidden from screen readers, as each value has its own label. */
function Head({ kind, sort, choice }: { kind: RecordKind; sort?: Sort; choice?: LedgerChoice }) {
  return (
    <div className="ledger-head" aria-hidden="true">
      <span>{findColumn(kind, kind.title)?.label}</span>
      {choice?.extra.map(({ key, header }) => (
        <span key={key} title={header}>
          {header}
        </span>
      ))}
      {chosenCells(kind, choice).map(({ column, header, isFigure }) => (
        <span
          key={column.key}
          className={isFigure ? 'figure' : undefined}
          data-sorted={sort?.column === column.key ? sort.direction : undefined}
        >
          {header}
        </span>
      ))}
    </div>
  )
}

/** Records of a kind in columns (LST-01); `children` are the rows. */
export function Ledger({
  kind,
  sort,
  choice,
  children,
}: {
  kind: RecordKind
  sort?: Sort
  choice?: LedgerChoice
  children: ReactNode
}) {
  return (
    <LedgerRows list={kind.segment} style={{ '--columns': ledgerTemplate(kind, choice) } as CSSProperties}>
      <Head kind={kind} sort={sort} choice={choice} />
      {children}
    </LedgerRows>
  )
}

export function RecordLedger({
  kind,
  records,
  now,
  actionOf,
  pickOf,
  besideOf,
  viewer,
  sort,
}: {
  kind: RecordKind
  records: readonly RecordView[]
  now: number
  actionOf?: (record: RecordView) => ReactNode
  pickOf?: (record: RecordView) => ReactNode
  besideOf?: (record: RecordView) => BesideLink
  viewer?: Viewer
  sort?: Sort
}) {
  if (records.length === 0) return null
  return (
    <Ledger kind={kind} sort={sort}>
      {records.map((record) => (
        <ListRow
          key={record.id}
          {...{ kind, record, now, viewer, sort }}
          action={actionOf?.(record)}
          pick={pickOf?.(record)}
          beside={besideOf?.(record)}
        />
      ))}
    </Ledger>
  )
}
