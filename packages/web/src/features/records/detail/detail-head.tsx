import { divisionName, divisionPath, shortDivisionName } from '@zhushutong/domain/divisions'
import {
  type DetailView,
  findColumn,
  formatDoubts,
  formatValue,
  isEmptyText,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'
import { StatStrip } from '@zhushutong/ui/charts/stat-strip'
import { cx } from '@zhushutong/ui/cx'
import { DETAIL_HEAD_ID, DETAIL_TITLE_ID } from '@zhushutong/ui/layout/detail-head-id'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { formatPrintLine } from './print-line'
import { Provenance } from './provenance'
import { EnumTag, judgeTone, RecordValue } from './record-value'

const FORM = /(有限责任公司|股份有限公司|集团有限公司|有限公司|公司)$/

/** A company's name without region and legal form. */
const shortCompanyName = (name: string, region: unknown): string => {
  const places =
    typeof region === 'string'
      ? divisionPath(region).map((code) => shortDivisionName(divisionName(code) ?? ''))
      : []
  const withoutPlaces = places.reduce(
    (rest, place) =>
      place !== '' && rest.startsWith(place) ? rest.slice(place.length).replace(/^[省市区县]/, '') : rest,
    name.replace(FORM, ''),
  )
  return withoutPlaces.slice(0, 2)
}

/** The monogram in place of a picture for a person or a company; null for other kinds. */
const buildMonogram = ({ monogram }: RecordKind, title: string, region: unknown): string | null => {
  if (monogram === 'surname') return title.slice(0, 1)
  return monogram === 'company' ? shortCompanyName(title, region) : null
}

export function DetailHead({
  kind,
  view,
  record,
  now,
  actions,
  decision,
  pages,
}: {
  kind: RecordKind
  view?: DetailView
  record: RecordView
  now: number
  actions?: ReactNode
  /** The key figures, in place of the strip of counts. */
  decision?: ReactNode
  /** Links to the pages of the record. */
  pages?: ReactNode
}) {
  const title = String(record[kind.title] ?? '未命名')
  const monogram = buildMonogram(kind, title, record.region)
  const strip = (view || decision ? [] : kind.detail.strip).flatMap((key) => {
    const column = findColumn(kind, key)
    if (!column) return []
    const section = kind.detail.sections.find((s) => s.key === key.replace(/Count$/, ''))
    const value = formatValue(column, record[key], record)
    const isNothing = isEmptyText(value)
    return [
      {
        label: column.label,
        value,
        isNothing,
        tone: judgeTone(column, record[key], record),
        href: section && !isNothing ? `#${section.key}` : undefined,
      },
    ]
  })
  return (
    <header
      id={DETAIL_HEAD_ID}
      className="card overflow-hidden"
      data-print={formatPrintLine(kind, record, now)}
    >
      <div className={cx('flex flex-wrap gap-3 p-4 md:gap-x-6', !decision && 'md:p-6')}>
        {monogram && (
          <div className="monogram" aria-hidden="true">
            {monogram}
          </div>
        )}
        <div className="min-w-0 flex-1 md:basis-80">
          <h1 id={DETAIL_TITLE_ID} className="flex flex-wrap items-center gap-2 text-20 font-semibold">
            <span className="min-w-0 break-words">{title}</span>
            {kind.list.tags.map((key) => {
              const column = findColumn(kind, key)
              // The figures below show the verdict, with its reason.
              if (decision && column?.computed) return null
              return column && <EnumTag key={key} column={column} value={record[key]} />
            })}
            {record.expired && <Tag tone="warn">{kind.expiredLabel ?? '已截止'}</Tag>}
          </h1>
          <dl className={decision ? 'head-meta' : 'facts-grid'}>
            {(view ?? kind.detail).head.map((key) => {
              const column = findColumn(kind, key)
              if (!column) return null
              return (
                <div key={key}>
                  <dt>{column.label}</dt>
                  <dd>
                    <RecordValue column={column} value={record[key]} record={record} locks={record.locks} />
                  </dd>
                </div>
              )
            })}
          </dl>
          {formatDoubts(record) && <p className="mt-2 text-12 text-warn">{formatDoubts(record)}</p>}
          <p className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-3">
            <Provenance record={record} now={now} />
          </p>
        </div>
        {actions && (
          <div className="flex gap-2 max-md:w-full md:flex-none md:items-start print:hidden">{actions}</div>
        )}
      </div>
      {decision}
      {strip.length > 0 && (
        <div className="border-t border-line">
          <StatStrip stats={strip} />
        </div>
      )}
      {pages}
    </header>
  )
}
