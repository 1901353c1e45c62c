import { GRADES, gradesOf } from '../records'
import type { ComqueryList, Condition } from './comquery'
import { CONDITION_GROUPS, QUALIFICATION_GROUP } from './groups'

const HEAD = 4

/** The grades of a category from the highest down to the required one. */
const gradesFrom = (category: string, grade: string): readonly string[] => {
  const order = GRADES.map(({ value }) => value)
  const lowest = order.indexOf(grade)
  return gradesOf(category).filter((each) => order.indexOf(each) <= lowest)
}

/**
 * The combined query of the companies that may hold what a tender requires, by its codes of qualifications: D110B
 * (LST-11). A single qualification is met by any grade from the required one upwards; several are required together, by
 * category. Null without a known one.
 */
export function presetOfTender(codes: readonly string[]): ComqueryList | null {
  const most = CONDITION_GROUPS.find(({ key }) => key === QUALIFICATION_GROUP)?.most ?? 0
  const categories = [...new Set(codes.map((code) => code.slice(0, HEAD)))]
  const [only, ...others] = categories
  if (only === undefined) return null
  const rows = (list: readonly Condition[]) => ({ [QUALIFICATION_GROUP]: list.slice(0, most) })
  if (others.length > 0) return { conditions: rows(categories.map((category) => ({ category }))) }
  const lowest = GRADES.map(({ value }) => value).findLast((grade) => codes.includes(`${only}${grade}`))
  const grades = lowest === undefined ? [] : gradesFrom(only, lowest)
  if (grades.length === 0) return { conditions: rows([{ category: only }]) }
  return {
    conditions: rows(grades.map((grade) => ({ category: only, grade }))),
    ...(grades.length > 1 && { match: 'any' as const }),
  }
}
