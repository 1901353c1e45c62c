import { GRADES } from '../records'
import { STANDARD_DOCUMENTS } from './documents.data'
import { type CategoryFacts, NONE, UNVERIFIED } from './grade-facts'
import { listRequirements } from './list-requirements'
import type { GradeStandard, QualificationStandard, StandardRequirement } from './standard'
import { TOP_GRADE } from './top-grade.data'

interface Category {
  readonly code: string
  readonly name: string
  readonly chapter: number
  /** The highest first; empty for an ungraded category. */
  readonly grades: readonly string[]
}

const TOP = 'T'
/** Chapters with another order of clauses: 公路交通 with its two parts, and labour. */
const WHOLE_CHAPTERS = new Set([30, 49])
/** 建市〔2016〕226 号, second point: the third grade of telecommunication. */
const WITHOUT_CONSTRUCTORS = 'D111C'

const labelOf = (grade: string) => GRADES.find(({ value }) => value === grade)?.label ?? '不分等级'

const countUnverified = (requirements: readonly StandardRequirement[], scope: ReadonlyArray<string | null>) =>
  requirements.reduce(
    (sum, { figure, items }) =>
      sum + (figure === null ? 1 : 0) + items.filter((item) => item === null).length,
    0,
  ) + scope.filter((item) => item === null).length

const topGrade = (): GradeStandard => {
  const requirements: StandardRequirement[] = [
    ...TOP_GRADE.map((row) => ({
      ...row,
      items: [],
      droppedBy: null,
      isCountable: row.kind === 'constructors',
      counts: row.kind === 'constructors' ? { isFirstClass: true, count: row.count, professions: [] } : null,
    })),
    {
      kind: 'works',
      label: '代表工程业绩',
      clause: '四',
      subject: '本类别的代表工程',
      figure: null,
      count: null,
      items: [],
      droppedBy: null,
      isCountable: false,
      counts: null,
    },
  ]
  const scope = ['本类别各等级工程的施工总承包、工程总承包和项目管理']
  return {
    grade: TOP,
    label: labelOf(TOP),
    document: STANDARD_DOCUMENTS.topGrade.number,
    requirements,
    scopeClause: '承包范围',
    scope,
    limits: [],
    unverified: countUnverified(requirements, scope),
  }
}

const ordinary = (
  { code, chapter, grades }: Category,
  grade: string,
  place: number,
  facts: CategoryFacts,
): GradeStandard => {
  const graded = grades.filter((grade) => grade !== TOP)
  const gradeFacts = facts[grade] ?? {}
  const isWhole = WHOLE_CHAPTERS.has(chapter)
  const requirements = listRequirements(gradeFacts, {
    base: isWhole ? `${chapter}` : `${chapter}.${place + 1}`,
    isWhole,
    isLowest: graded.length === 0 || place === graded.length - 1,
    withoutConstructors: `${code}${grade}` === WITHOUT_CONSTRUCTORS,
  })
  const texts = gradeFacts.scope === NONE ? [] : (gradeFacts.scope ?? UNVERIFIED)
  const items = texts === UNVERIFIED ? [texts] : texts
  const scope = items.map((item) =>
    item === UNVERIFIED ? null : typeof item === 'string' ? item : item.text,
  )
  const scopeClause = graded.length === 0 ? `${chapter}.2` : `${chapter}.${graded.length + 1}.${place + 1}`
  return {
    grade,
    label: labelOf(grade),
    document: STANDARD_DOCUMENTS.standard.number,
    requirements,
    scopeClause: isWhole ? `${chapter}` : scopeClause,
    scope,
    limits: items.filter((item) => typeof item !== 'string'),
    unverified: countUnverified(requirements, scope),
  }
}

/** The standard of a category, with a clause-by-clause table for each of its grades (QST-01). */
export function buildStandard(category: Category, facts: CategoryFacts): QualificationStandard {
  const ordinaryGrades = category.grades.filter((grade) => grade !== TOP)
  const grades = [
    ...(category.grades.includes(TOP) ? [topGrade()] : []),
    ...(ordinaryGrades.length === 0 ? [''] : ordinaryGrades).map((grade, i) =>
      ordinary(category, grade, i, facts),
    ),
  ]
  const { code, name, chapter } = category
  return { code, name, chapter, grades, unverified: grades.reduce((sum, grade) => sum + grade.unverified, 0) }
}
