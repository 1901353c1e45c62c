import { divisionName, divisionPath, shortName } from '@zhushutong/domain/divisions'
import {
  columnOf,
  type DetailView,
  displayValue,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { StatStrip } from '@/ui/stat-strip'
import { Tag } from '@/ui/tag'
import { Provenance } from './provenance'
import { EnumTag, RecordValue } from './record-value'

const FORM = /(有限责任公司|股份有限公司|集团有限公司|有限公司|公司)$/

/** Two characters that stand for the record where others would put a logo. */
const monogram = (kind: RecordKind, title: string, region: unknown): string => {
  if (kind.keyword === 'whole') return title.slice(0, 1)
  const places =
    typeof region === 'string' ? divisionPath(region).map((code) => shortName(divisionName(code) ?? '')) : []
  const withoutPlaces = places.reduce(
    (name, place) =>
      place !== '' && name.startsWith(place) ? name.slice(place.length).replace(/^[省市区县]/, '') : name,
    title.replace(FORM, ''),
  )
  return withoutPlaces.slice(0, 2)
}

/** The record's name, states, key facts and where they are from. */
export function DetailHead({
  kind,
  view,
  record,
  now,
  actions,
}: {
  kind: RecordKind
  view?: DetailView
  record: RecordView
  now: number
  actions?: ReactNode
}) {
  const title = String(record[kind.title] ?? '未命名')
  const strip = (view ? [] : kind.detail.strip).flatMap((key) => {
    const column = columnOf(kind, key)
    const section = kind.detail.sections.find((s) => s.key === key.replace(/Count$/, ''))
    return column
      ? [
          {
            label: column.label,
            value: displayValue(column, record[key], record),
            href: section && `#${section.key}`,
          },
        ]
      : []
  })
  return (
    <header className="card overflow-hidden">
      <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-3 p-4 md:grid-cols-[72px_minmax(0,1fr)_auto] md:gap-6 md:p-6">
        <div className="monogram" aria-hidden="true">
          {monogram(kind, title, record.region)}
        </div>
        <div>
          <h1 className="flex flex-wrap items-center gap-2 text-20 font-semibold">
            <span className="min-w-0 break-words">{title}</span>
            {kind.list.tags.map((key) => {
              const column = columnOf(kind, key)
              return column && <EnumTag key={key} column={column} value={record[key]} />
            })}
            {record.expired && <Tag tone="warn">{kind.expiredLabel ?? '已截止'}</Tag>}
          </h1>
          <dl className="facts-grid">
            {(view ?? kind.detail).head.map((key) => {
              const column = columnOf(kind, key)
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
          <p className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-3">
            <Provenance record={record} now={now} withLink />
          </p>
        </div>
        {actions && <div className="col-span-full flex gap-2 md:col-span-1 md:items-start">{actions}</div>}
      </div>
      {strip.length > 0 && (
        <div className="border-t border-line">
          <StatStrip stats={strip} />
        </div>
      )}
    </header>
  )
}
