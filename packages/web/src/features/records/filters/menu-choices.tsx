import { formatCount } from '@zhushutong/domain/formatting'
import { type FacetDistribution, findKind, parseQueryUrl, type RecordQuery } from '@zhushutong/domain/records'
import { Chip } from '@zhushutong/ui/fields/chip'
import { effectiveQuery, type FilterRow } from '../list/list-model'
import { menuRows } from './filter-menus'
import { LazyRangeForm } from './lazy-range-form'
import { type SiteRegion, withSiteRegion } from './site-region'
import './filter-menu.css'

export interface MenuPlace {
  readonly kind: string
  /** Path segment of the sub-list. */
  readonly sub?: string
  readonly menu: string
  readonly site?: SiteRegion
  /** The keyword searched, if different from the keyword in the address. */
  readonly keyword?: string
}

/** An opened menu: its choices, and the list whose results are counted. */
export interface OpenMenu {
  readonly rows: readonly FilterRow[]
  readonly segment: string
  readonly query: RecordQuery
}

/** The choices of a menu, computed from the catalogue and the list's address. */
export function openMenu(place: MenuPlace, search: string): OpenMenu | null {
  const kind = findKind(place.kind)
  if (!kind) return null
  const { site, keyword } = place
  const list = { kind, sub: kind.subLists?.find(({ segment }) => segment === place.sub), site }
  const query = effectiveQuery(list, withSiteRegion(kind, parseQueryUrl(kind, search), site))
  const searched = keyword === undefined ? query : { ...query, keyword }
  return { rows: menuRows(list, query, place.menu), segment: kind.segment, query: searched }
}

/** The number of results of each choice: undefined if not counted, null while loading. */
export type MenuCounts = readonly FacetDistribution[] | null | undefined

const countIn = (counts: MenuCounts, filter: string, value: string): string | null => {
  const part = counts?.find((facet) => facet.filter === filter)?.parts.find((part) => part.value === value)
  return part === undefined ? null : formatCount(part.count)
}

/** The choices of a menu; each count appears in a reserved space when loaded (LST-04). */
export function MenuChoices({ rows, counts }: { rows: readonly FilterRow[]; counts?: MenuCounts }) {
  return rows.map((row) => (
    <div key={row.key} className="menu-choices">
      {rows.length > 1 && <p>{row.label}</p>}
      <div>
        {row.chips.map(({ label, value, href, isCurrent }) => (
          <Chip
            key={label}
            href={href}
            current={isCurrent}
            count={counts === undefined ? undefined : countIn(counts, row.filter, value)}
          >
            {label}
          </Chip>
        ))}
      </div>
      {row.bounds && (
        <LazyRangeForm key={row.bounds.value} filterKey={row.key} label={row.label} {...row.bounds} />
      )}
    </div>
  ))
}
