import { type Comquery, EMPTY_COMQUERY } from './comquery'
import { type ConditionGroup, conditionGroup } from './groups'

/** The group of a key that the catalogue has for certain. */
export const groupOf = (key: string): ConditionGroup => {
  const group = conditionGroup(key)
  if (!group) throw new Error(`no group ${key}`)
  return group
}

export const asked = (conditions: Comquery['conditions'], more: Partial<Comquery> = {}): Comquery => ({
  ...EMPTY_COMQUERY,
  conditions,
  ...more,
})
