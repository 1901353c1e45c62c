import type { RecordQuery, RecordView } from '@zhushutong/domain/records'
import { Chip, ChipRow, RemovableChip } from '@/ui/chip'
import { ResponsiveSheet, SheetTrigger } from '@/ui/responsive-sheet'
import { splitLine } from './filter-line'
import {
  allChoicesHref,
  clearedHref,
  type FilterRow,
  filterRows,
  type ListLocation,
  pickedConditions,
} from './list-model'
import { MoreChips } from './more-chips'
import { RangeForm } from './range-form'

const SHEET = 'filters'

function Row({
  place: { kind, sub, site },
  row,
  openHref,
}: {
  place: ListLocation
  row: FilterRow
  /** The link to all choices of all filters; absent if they are shown. */
  openHref?: string
}) {
  const { shown, hidden } = openHref ? splitLine(row.chips) : { shown: row.chips, hidden: [] }
  return (
    <ChipRow
      label={row.label}
      more={
        openHref &&
        hidden.length > 0 && (
          <MoreChips
            line={{ kind: kind.kind, sub: sub?.segment, row: row.key, site }}
            label={row.label}
            href={openHref}
          />
        )
      }
    >
      {shown.map(({ label, href, isCurrent }) => (
        <Chip key={label} href={href} current={isCurrent}>
          {label}
        </Chip>
      ))}
      {row.bounds && (
        <RangeForm key={row.bounds.value} filterKey={row.key} label={row.label} {...row.bounds} />
      )}
    </ChipRow>
  )
}

/** The filters: rows of chips on a wide screen, a sheet on a phone, the chosen ones above both. */
export function FilterPanel({
  place,
  query,
  total,
  found,
  isOpen = false,
}: {
  place: ListLocation
  query: RecordQuery
  total: string
  found?: readonly RecordView[]
  /** Shows all choices, as requested by the address (`opensFilters`). */
  isOpen?: boolean
}) {
  const picked = pickedConditions(place, query, found)
  const chosen = (
    <>
      {picked.map(({ label, href }) => (
        <RemovableChip key={label} label={label} href={href} />
      ))}
      {picked.length > 0 && (
        <a className="self-center text-12 text-ink-3 hover:text-primary" href={clearedHref(place)}>
          清空
        </a>
      )}
    </>
  )
  return (
    <section className="card mt-4 px-3 py-2 md:px-6" aria-label="筛选">
      <div className="flex gap-2 overflow-x-auto py-1 md:hidden">
        <SheetTrigger target={SHEET}>筛选{picked.length > 0 && ` · ${picked.length}`}</SheetTrigger>
        {chosen}
      </div>
      {picked.length > 0 && (
        <div className="hidden md:block">
          <ChipRow label="已选条件">{chosen}</ChipRow>
        </div>
      )}
      <ResponsiveSheet
        id={SHEET}
        title="筛选"
        footer={
          <>
            <a
              className="grid h-11 place-items-center rounded-2 border border-line-strong"
              href={clearedHref(place)}
            >
              清空
            </a>
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              className="h-11 rounded-2 bg-primary text-primary-ink"
            >
              查看 {total} 条
            </button>
          </>
        }
      >
        {filterRows(place, query).map((row) => (
          <Row
            key={row.key}
            place={place}
            row={row}
            openHref={isOpen ? undefined : allChoicesHref(place, query)}
          />
        ))}
      </ResponsiveSheet>
    </section>
  )
}
