import { findKind, parseQueryUrl } from '@zhushutong/domain/records'
import { splitLine } from './filter-line'
import { type ChipView, effectiveQuery, filterRows } from './list-model'
import { type SiteRegion, withSiteRegion } from './site-region'

/** Identifies one filter line of a list. */
export interface FilterLine {
  readonly kind: string
  /** Segment of the sub-list. */
  readonly sub?: string
  readonly row: string
  readonly site?: SiteRegion
}

/** The choices of a filter beyond its first line, computed from the catalogue and the list's address. */
export function hiddenChoices(line: FilterLine, search: string): readonly ChipView[] {
  const kind = findKind(line.kind)
  if (!kind) return []
  const { site } = line
  const place = { kind, sub: kind.subLists?.find(({ segment }) => segment === line.sub), site }
  const query = withSiteRegion(kind, parseQueryUrl(kind, search), site)
  const rows = filterRows(place, effectiveQuery(place, query))
  return splitLine(rows.find(({ key }) => key === line.row)?.chips ?? []).hidden
}
