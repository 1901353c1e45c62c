import { formatCount } from '@zhushutong/domain/formatting'
import {
  type Distribution,
  type FacetDistribution,
  type Filter,
  type RecordQuery,
  replaceFilter,
} from '@zhushutong/domain/records'
import { TileMap } from '@/lists/tile-map'
import { hrefOf, type ListLocation, valueLabel } from './list-model'
import './rail.css'

interface Part {
  readonly value: string
  readonly count: number
  readonly label: string
  readonly href: string
  /** Of the largest part, 0 to 1. */
  readonly share: number
}

interface Props {
  readonly place: ListLocation
  readonly query: RecordQuery
}

/** A span of days or of a count, shorter than it stands among the conditions. */
const spanLabel = (value: string, isDay: boolean): string => {
  const [min = '', max = ''] = value.split('~')
  const [from, to] = isDay ? [min.slice(2), max.slice(2)] : [min, max]
  if (min === '') return isDay ? `${to} 及以前` : to === '0' ? '0' : `${to} 及以下`
  return max === '' ? `${from} ${isDay ? '起' : '及以上'}` : `${from} 至 ${to}`
}

const partLabel = (filter: Filter, value: string): string => {
  if (filter.type === 'region') return valueLabel(filter, value).split(' ').at(-1) ?? value
  const isSpan = filter.type === 'range' && filter.of !== 'fen' && value.includes('~')
  return isSpan ? spanLabel(value, filter.of === 'date') : valueLabel(filter, value)
}

const partsOf = ({ place, query }: Props, filter: Filter, { parts }: FacetDistribution): Part[] => {
  const most = Math.max(1, ...parts.map(({ count }) => count))
  return parts.map(({ value, count }) => ({
    value,
    count,
    label: partLabel(filter, value),
    href: hrefOf(place, replaceFilter(query, filter.key, [value])),
    share: count / most,
  }))
}

/** The most that a list of bars shows; what is left stands in one line. */
const MOST_BARS = 8

function Bars({ parts, other, isSorted }: { parts: readonly Part[]; other: number; isSorted: boolean }) {
  const sorted = isSorted ? parts.toSorted((a, b) => b.count - a.count) : parts
  const shown = sorted.filter(({ count }) => count > 0).slice(0, MOST_BARS)
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

function Facet({ place, query, facet, total }: Props & { facet: FacetDistribution; total: number }) {
  const filter = place.kind.filters.find(({ key }) => key === facet.filter)
  if (!filter) return null
  const parts = partsOf({ place, query }, filter, facet)
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

/** How this very result divides, beside its list; each part narrows it (LST-03). */
export function DistributionRail({ place, query, distribution }: Props & { distribution: Distribution }) {
  if (distribution.total === 0) return null
  return distribution.facets.map((facet) => (
    <Facet key={facet.filter} {...{ place, query, facet }} total={distribution.total} />
  ))
}
