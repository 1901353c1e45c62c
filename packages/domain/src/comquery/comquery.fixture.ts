import { type Comquery, EMPTY_COMQUERY } from './comquery'
import { CONDITION_GROUPS, type ConditionGroup } from './groups'

export function groupOf(key: string): ConditionGroup {
  const group = CONDITION_GROUPS.find((group) => group.key === key)
  if (!group) throw new Error(`no group ${key}`)
  return group
}

export function buildQuery(conditions: Comquery['conditions'], more: Partial<Comquery> = {}): Comquery {
  return { ...EMPTY_COMQUERY, conditions, ...more }
}
