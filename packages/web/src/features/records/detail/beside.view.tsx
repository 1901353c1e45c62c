import type { Viewer } from '@zhushutong/domain/access'
import type { Column, RecordKind, RecordView } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import type { ReactNode } from 'react'
import { chosenCells, columnsIn } from '../list/ledger-columns'
import { recordHref } from './detail-href'
import { DetailSection } from './detail-sections'
import { EnumTag, RecordValue } from './record-value'
import './beside.css'

interface Props {
  readonly kind: RecordKind
  readonly record: RecordView
  readonly viewer: Viewer
  readonly now: number
  readonly actions: ReactNode
}

const NO_RELATED = { related: {} }

/** A record beside its list: what the row shows in full, then its texts and tables. */
export function BesideView({ kind, record, viewer, now, actions }: Props) {
  const cells = chosenCells(kind)
  const figure = cells.find(({ isFigure, ledger }) => isFigure && ledger.isFigure)
  const newest = kind.sorts[0]?.column
  const band = cells.filter(({ column }) => column !== figure?.column && column.key !== newest)
  const meta = columnsIn(kind, [...kind.list.below, ...(newest ? [newest] : [])])
  const sections = kind.detail.sections.filter(({ type }) => type === 'text' || type === 'table')
  const renderValue = (column: Column) => (
    <RecordValue {...{ column, record, viewer }} value={record[column.key]} locks={record.locks} />
  )
  return (
    <section className="card list-beside" aria-labelledby="beside-title">
      <header className="beside-head">
        <h2 id="beside-title">
          {String(record[kind.title] ?? '未命名')}
          {columnsIn(kind, kind.list.tags).map((column) => (
            <EnumTag key={column.key} column={column} value={record[column.key]} />
          ))}
        </h2>
        {figure && <b>{renderValue(figure.column)}</b>}
        <p>
          {meta.map((column) => (
            <span key={column.key}>
              {column.key === newest && `${column.label} `}
              {renderValue(column)}
            </span>
          ))}
        </p>
        <div className="beside-actions">
          <LinkButton size="small" href={recordHref(kind, record)}>
            打开详情页
          </LinkButton>
          {actions}
        </div>
      </header>
      <dl className="beside-band">
        {band.map(({ column }) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{renderValue(column)}</dd>
          </div>
        ))}
      </dl>
      {sections.map((section) => (
        <DetailSection key={section.key} {...{ kind, record, section, viewer, now }} contents={NO_RELATED} />
      ))}
      {kind.about && <p className="beside-note">{kind.about}</p>}
    </section>
  )
}
