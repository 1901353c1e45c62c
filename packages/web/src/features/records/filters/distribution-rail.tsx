import { daysBetween, formatCount, parseDay } from '@zhushutong/domain/formatting'
import {
  type Distribution,
  type FacetDistribution,
  type Filter,
  type RecordQuery,
  replaceFilter,
} from '@zhushutong/domain/records'
import { TileMap } from '@/lists/tile-map'
import { buildListHref, type ListLocation, valueLabel } from '../list/list-model'
import './rail.css'

interface Part {
  readonly value: string
  readonly count: number
  readonly label: string
  readonly href: string
  /** Share of the largest part, 0 to 1. */
  readonly share: number
}

interface Props {
  readonly place: ListLocation
  readonly query: RecordQuery
  /** In ms. */
  readonly now: number
}

type RangeFilter = Extract<Filter, { type: 'range' }>

const countSpan = (min: string, max: string): string => {
  if (min === '') return max === '0' ? '0' : `${max} 及以下`
  return max === '' ? `${min} 及以上` : `${min} 至 ${max}`
}

/** A span of days relative to today: 近 3 天, 4–7 天前, 7 天内. */
const daySpan = (min: string, max: string, now: number): string => {
  const away = (day: string) => daysBetween(now, parseDay(day) ?? now)
  const isAhead = min !== '' && away(min) >= 0 && (max === '' || away(max) > 0)
  if (isAhead) {
    if (max === '') return `${away(min)} 天以后`
    return away(min) === 0 ? `${away(max)} 天内` : `${away(min)}–${away(max)} 天后`
  }
  if (min === '') return away(max) === -1 ? '今天以前' : `${-away(max)} 天以前`
  return away(max) === 0 ? `近 ${-away(min)} 天` : `${-away(max)}–${-away(min)} 天前`
}

const spanLabel = (filter: RangeFilter, value: string, now: number): string => {
  const [min = '', max = ''] = value.split('~')
  return filter.of === 'date' ? daySpan(min, max, now) : countSpan(min, max)
}

const partLabel = (filter: Filter, value: string, now: number): string => {
  if (filter.type === 'region') return valueLabel(filter, value).split(' ').at(-1) ?? value
  return filter.type === 'range' && filter.of !== 'fen' && value.includes('~')
    ? spanLabel(filter, value, now)
    : valueLabel(filter, value)
}

const buildParts = ({ place, query, now }: Props, filter: Filter, { parts }: FacetDistribution): Part[] => {
  const most = Math.max(1, ...parts.map(({ count }) => count))
  return parts.map(({ value, count }) => ({
    value,
    count,
    label: partLabel(filter, value, now),
    href: buildListHref(place, replaceFilter(query, filter.key, [value])),
    share: count / most,
  }))
}

/** Maximum bars of a list; the rest is summed up in one line. */
const MAX_BARS = 8

function Bars({ parts, other, isSorted }: { parts: readonly Part[]; other: number; isSorted: boolean }) {
  const sorted = isSorted ? parts.toSorted((a, b) => b.count - a.count) : parts
  const shown = sorted.filter(({ count }) => count > 0).slice(0, MAX_BARS)
  const rest =
    parts.reduce((sum, { count }) => sum + count, other) - shown.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className="share-bars">
      {shown.map((part) => (
        <li key={part.value}>
          <a href={part.href}>
            <span>{part.label}</span>
            <b>{formatCount(part.count)}</b>
            <i style={{ width: `${Math.max(2, part.share * 100)}%` }} />
          </a>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span>{other === rest ? '未注明' : '其他'}</span>
          <b>{formatCount(rest)}</b>
        </li>
      )}
    </ul>
  )
}

function Facet({ place, query, now, facet, total }: Props & { facet: FacetDistribution; total: number }) {
  const filter = place.kind.filters.find(({ key }) => key === facet.filter)
  if (!filter) return null
  const parts = buildParts({ place, query, now }, filter, facet)
  const isCountry = filter.type === 'region' && !query.filters[filter.key]?.length
  const uncounted = isCountry && facet.other > 0
  return (
    <section className="card rail-card">
      <h2>
        {filter.label}
        <small>
          {formatCount(total)} {place.kind.classifier}
        </small>
      </h2>
      {isCountry ? (
        <TileMap parts={parts} />
      ) : (
        <Bars parts={parts} other={facet.other} isSorted={filter.type !== 'range'} />
      )}
      {uncounted && <p>未注明地区 {formatCount(facet.other)}</p>}
    </section>
  )
}

/**
 * The distribution of the list's results, beside the list; each part is a link that filters by it (LST-03).
 */
export function DistributionRail({
  place,
  query,
  now,
  distribution,
}: Props & { distribution: Distribution }) {
  if (distribution.total === 0) return null
  return distribution.facets.map((facet) => (
    <Facet key={facet.filter} {...{ place, query, now, facet }} total={distribution.total} />
  ))
}
