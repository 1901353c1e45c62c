import { findKind, parseQueryUrl } from '@zhushutong/domain/records'
import { Chip } from '@/ui/chip'
import { menuRows } from './filter-menus'
import { effectiveQuery, type FilterRow } from './list-model'
import { RangeForm } from './range-form'
import { type SiteRegion, withSiteRegion } from './site-region'

/** Identifies the menu of a filter. */
export interface MenuPlace {
  readonly kind: string
  /** Segment of the sub-list. */
  readonly sub?: string
  readonly menu: string
  readonly site?: SiteRegion
}

/** The choices of a menu, computed from the catalogue and the list's address. */
export function findMenuRows(place: MenuPlace, search: string): readonly FilterRow[] {
  const kind = findKind(place.kind)
  if (!kind) return []
  const { site } = place
  const list = { kind, sub: kind.subLists?.find(({ segment }) => segment === place.sub), site }
  const query = withSiteRegion(kind, parseQueryUrl(kind, search), site)
  return menuRows(list, effectiveQuery(list, query), place.menu)
}

/** The choices of a menu. */
export function MenuChoices({ rows }: { rows: readonly FilterRow[] }) {
  return rows.map((row) => (
    <div key={row.key} className="menu-choices">
      {rows.length > 1 && <p>{row.label}</p>}
      <div>
        {row.chips.map(({ label, href, isCurrent }) => (
          <Chip key={label} href={href} current={isCurrent}>
            {label}
          </Chip>
        ))}
      </div>
      {row.bounds && (
        <RangeForm key={row.bounds.value} filterKey={row.key} label={row.label} {...row.bounds} />
      )}
    </div>
  ))
}
