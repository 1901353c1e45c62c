import { type Comquery, EMPTY_COMQUERY } from './comquery'
import { CONDITION_GROUPS, type ConditionGroup } from './groups'

/** The group of a key that is known to exist. */
export const groupOf = (key: string): ConditionGroup => {
  const group = CONDITION_GROUPS.find((one) => one.key === key)
  if (!group) throw new Error(`no group ${key}`)
  return group
}

export const asked = (conditions: Comquery['conditions'], more: Partial<Comquery> = {}): Comquery => ({
  ...EMPTY_COMQUERY,
  conditions,
  ...more,
})
