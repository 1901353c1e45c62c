import type { ComqueryList } from './comquery'
import { QUALIFICATION_GROUP } from './groups'

/** The codes of a company's qualifications that a combined query asks for: D110A for 市政 of any grade (LST-10). */
export function selectAskedQualifications(
  { conditions }: Pick<ComqueryList, 'conditions'>,
  codes: readonly string[],
): string[] {
  const asked = (conditions[QUALIFICATION_GROUP] ?? []).filter(({ category, grade }) => category || grade)
  return codes.filter((code) =>
    asked.some(({ category = '', grade = '' }) => code.startsWith(category) && code.endsWith(grade)),
  )
}
