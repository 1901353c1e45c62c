import { FEN_PER_WAN } from '../formatting'
import { EMPTY_QUERY, findKind, type RecordQuery } from '../records'
import type { Condition } from './comquery'
import type { ConditionField, ConditionGroup } from './groups'

const boundsOf = ({ type, bound = 'min' }: ConditionField, value: string): string => {
  const limit = type === 'wan' ? String(Number(value) * FEN_PER_WAN) : value
  return bound === 'min' ? `${limit}~` : `~${limit}`
}

/**
 * The list of a company's records that meet a condition (LST-10); null for a condition on the company itself, and for
 * one whose column has no filter.
 */
export function buildEvidenceQuery(
  group: ConditionGroup,
  condition: Condition,
  companyId: string,
): RecordQuery | null {
  const kind = findKind(group.kind)
  if (!kind || group.by === undefined) return null
  const filters: Record<string, readonly string[]> = { [group.by]: [companyId] }
  for (const field of group.fields) {
    const value = condition[field.key]
    if (!value || field.type === 'times') continue
    const filter =
      field.filter ??
      kind.filters.find(({ type, column }) => type === 'range' && column === field.column)?.key
    if (filter === undefined) return null
    filters[filter] = [field.filter === undefined ? boundsOf(field, value) : value]
  }
  return { ...EMPTY_QUERY, filters }
}
