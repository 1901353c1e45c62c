import type { HeldQualification } from '../my-company'
import { LABOUR, QUALIFICATION_STANDARDS, type QualificationStandard } from '../qualification-standards'

const HEAD = 4

/** A grade that a company could apply for next. */
export interface NextGrade {
  /** D110B; D110 for an ungraded category. */
  readonly tag: string
  readonly standard: QualificationStandard
  /** The present grade; null if the company has no grade of the category. */
  readonly held: string | null
}

const lowestOf = ({ grades }: QualificationStandard): string => grades.at(-1)?.grade ?? ''

/** The highest valid grade of each category. */
const heldGrades = (
  qualifications: readonly HeldQualification[],
  today: string,
): ReadonlyMap<string, string> => {
  const held = new Map<string, string>()
  for (const { tag, validUntil } of qualifications) {
    if (tag === null || (validUntil !== null && validUntil < today)) continue
    const [code, grade] = [tag.slice(0, HEAD), tag.slice(HEAD)]
    const standard = QUALIFICATION_STANDARDS.find((standard) => standard.code === code)
    const order = standard?.grades.map((grade) => grade.grade) ?? []
    const before = held.get(code)
    if (before === undefined || order.indexOf(grade) < order.indexOf(before)) held.set(code, grade)
  }
  return held
}

/**
 * The grade above each present one, for valid qualifications only; and the lowest grade of the wanted category if the
 * company has none of it. The highest grade has no next one (QST-04).
 * @param wanted the code of a category: D110; null for none
 * @param today YYYY-MM-DD
 */
export function listNextGrades(
  qualifications: readonly HeldQualification[],
  wanted: string | null,
  today: string,
): readonly NextGrade[] {
  const held = heldGrades(qualifications, today)
  return QUALIFICATION_STANDARDS.flatMap((standard): NextGrade[] => {
    const { code, grades } = standard
    if (code === LABOUR) return []
    const heldGrade = held.get(code)
    if (heldGrade === undefined)
      return code === wanted ? [{ tag: `${code}${lowestOf(standard)}`, standard, held: null }] : []
    const next = grades[grades.findIndex(({ grade }) => grade === heldGrade) - 1]
    return next === undefined ? [] : [{ tag: `${code}${next.grade}`, standard, held: heldGrade }]
  })
}
