import { listDivisions } from '../divisions'
import { addDays, addMonths, dayOf } from '../formatting'
import { type Filter, findColumn, findLocks, type RecordKind, type RecordQuery } from '../records'
import type { DataProduct } from './data-product'
import { kindOfProduct } from './product'
import { type ReportProduct, WHOLE_COUNTRY } from './report'

type Filters = RecordQuery['filters']

/**
 * The rights used to make a report: those of any logged-in user. A file can be passed on, so it contains nothing that
 * its reader would have to pay for (DRP-02).
 */
export const REPORT_READER = {
  loggedIn: true,
  svip: false,
  addOns: [],
  ownerLookup: false,
  enterprise: false,
} as const

/** A number of a chart: the records that these conditions find. */
interface CountedValue {
  readonly label: string
  readonly filters: Filters
}

/** A section of a report, made in one step (DRP-02). */
export type ReportPart =
  | { readonly kind: 'total'; readonly title: string; readonly filters: Filters }
  | { readonly kind: 'bars' | 'line'; readonly title: string; readonly values: readonly CountedValue[] }
  | {
      readonly kind: 'rows'
      readonly title: string
      readonly filters: Filters
      readonly sort: string | undefined
      readonly size: number
    }

const MONTHS = 12
const LARGEST = 20
const LATEST = 60

const filterNamed = (kind: RecordKind, key: string): Filter => {
  const filter = kind.filters.find((filter) => filter.key === key)
  if (!filter) throw new Error(`${kind.kind} has no filter ${key}`)
  return filter
}

const choicesOf = (filter: Filter): ReadonlyArray<{ readonly value: string; readonly label: string }> => {
  if (filter.type === 'range') return filter.presets
  return 'options' in filter ? filter.options : []
}

const regionKeyOf = (kind: RecordKind): string | undefined =>
  kind.filters.find(({ type }) => type === 'region')?.key

const places = (kind: RecordKind, place: string, base: Filters): readonly ReportPart[] => {
  const key = regionKeyOf(kind)
  if (!key) return []
  const values = listDivisions(place).map(({ code, name }) => ({
    label: name,
    filters: { ...base, [key]: [code] },
  }))
  const title = place === WHOLE_COUNTRY ? '各省分布' : '省内分布'
  return values.length > 0 ? [{ kind: 'bars', title, values }] : []
}

/** The first and last day of each of the last twelve whole months, the oldest first. */
const lastMonths = (now: number): ReadonlyArray<readonly [from: string, until: string]> => {
  const thisMonth = `${dayOf(now).slice(0, 7)}-01`
  return Array.from({ length: MONTHS }, (_, i) => {
    const from = addMonths(thisMonth, i - MONTHS)
    return [from, addDays(addMonths(from, 1), -1)]
  })
}

/** The filters of a report's records: those of its product, and the place. */
function filtersOfReport(product: DataProduct, place: string): Filters {
  const key = regionKeyOf(kindOfProduct(product))
  const mine = product.filters ?? {}
  return place === WHOLE_COUNTRY || !key ? mine : { ...mine, [key]: [place] }
}

/** The sections of a report of a place, as of `now` (ms), each with the searches that fill it (DRP-02). */
export function planReport(product: ReportProduct, place: string, now: number): readonly ReportPart[] {
  const kind = kindOfProduct(product)
  const base = filtersOfReport(product, place)
  const { charts, months, largest } = product.report
  const dates = months === undefined ? undefined : filterNamed(kind, months)
  const sort = kind.sorts.find(({ key }) => key === largest)
  const counted = charts.map((key): ReportPart => {
    const filter = filterNamed(kind, key)
    const values = choicesOf(filter).map(({ value, label }) => ({
      label,
      filters: { ...base, [key]: [value] },
    }))
    return { kind: 'bars', title: `按${filter.label}`, values }
  })
  const byMonth: readonly ReportPart[] = dates
    ? [
        {
          kind: 'line',
          title: `近十二个整月，按${dates.label}`,
          values: lastMonths(now).map(([from, until]) => ({
            label: `${from.slice(2, 4)}-${from.slice(5, 7)}`,
            filters: { ...base, [dates.key]: [`${from}~${until}`] },
          })),
        },
      ]
    : []
  return [
    { kind: 'total', title: '数据总量', filters: base },
    ...byMonth,
    ...counted,
    ...places(kind, place, base),
    {
      kind: 'rows',
      title: `${sort?.label ?? ''}前 ${LARGEST} 条`,
      filters: base,
      sort: largest,
      size: LARGEST,
    },
    { kind: 'rows', title: `最新 ${LATEST} 条`, filters: base, sort: undefined, size: LATEST },
  ]
}

/** The columns of a report's lists: those of the product's sample that are open to its reader (DRP-02). */
export function columnsOfReport(product: DataProduct): readonly string[] {
  const kind = kindOfProduct(product)
  const locks = findLocks(kind, REPORT_READER)
  return product.columns.filter((key) => findColumn(kind, key) !== undefined && !(key in locks))
}
