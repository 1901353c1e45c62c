import type { Constructors, WorkLimit } from './grade-facts'
import type { TopGradeRow } from './top-grade.data'

/** The kinds of requirements of a grade. */
type RequirementKind =
  | TopGradeRow['kind']
  | 'plant'
  | 'premises'
  | 'titled'
  | 'site'
  | 'workers'
  | 'ledWorks'
  | 'works'
  | 'equipment'

/** One line of the table of a grade. */
export interface StandardRequirement {
  readonly kind: RequirementKind
  readonly label: string
  /** 1.1.2(1); for the special grade, the clause in its own document. */
  readonly clause: string
  readonly subject: string
  /** 12 人以上; null if not verified. */
  readonly figure: string | null
  /** The figure as a number: 万元, people, years, works; null if there is none, or it is not verified. */
  readonly count: number | null
  /** The required works or equipment; null for an item that is not verified. */
  readonly items: ReadonlyArray<string | null>
  /** The document that ended its examination; null if it is still examined. */
  readonly droppedBy: string | null
  /** For constructors, the ones that count. */
  readonly counts: Constructors | null
  /** True when records of people can prove it: for constructors, people with titles, managers on site and workers. */
  readonly isCountable: boolean
}

export interface GradeStandard {
  /** T, A, B, C; '' for a category without grades. */
  readonly grade: string
  /** 一级; 不分等级 */
  readonly label: string
  readonly document: string
  readonly requirements: readonly StandardRequirement[]
  readonly scopeClause: string
  /** The permitted works; null for an item that is not verified. */
  readonly scope: ReadonlyArray<string | null>
  /** The limits in the scope that a work is compared with. */
  readonly limits: readonly WorkLimit[]
  /** The number of figures and items that are not verified. */
  readonly unverified: number
}

export interface QualificationStandard {
  /** D110; `labour` for labour. */
  readonly code: string
  readonly name: string
  /** The number in the document. */
  readonly chapter: number
  readonly grades: readonly GradeStandard[]
  readonly unverified: number
}
