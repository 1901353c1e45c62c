import { kindNamed, queryFromUrl } from '@zhushutong/domain/records'
import { splitLine } from './filter-line'
import { type ChipView, effectiveQuery, filterRows } from './list-model'

/** Which line of which list's filters. */
export interface FilterLine {
  readonly kind: string
  /** Segment of the sub-list. */
  readonly sub?: string
  readonly row: string
}

/** The choices of a filter that its list does not show at once, from the catalogue and the list's own address. */
export const hiddenChoices = (line: FilterLine, search: string): readonly ChipView[] => {
  const kind = kindNamed(line.kind)
  if (!kind) return []
  const place = { kind, sub: kind.subLists?.find(({ segment }) => segment === line.sub) }
  const rows = filterRows(place, effectiveQuery(place, queryFromUrl(kind, search)))
  return splitLine(rows.find(({ key }) => key === line.row)?.chips ?? []).hidden
}
