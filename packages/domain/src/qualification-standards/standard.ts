import type { Constructors, WorkLimit } from './grade-facts'
import type { TopGradeRow } from './top-grade.data'

/** The kinds of figures that grades are examined for. */
export type RequirementKind =
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
  /** 1.1.2(1); in the special grade, in its own document. */
  readonly clause: string
  readonly subject: string
  /** 12 人以上; null where it is not verified. */
  readonly figure: string | null
  /** The figure as a number: 万元, people, years, works; null where there is none, or it is not verified. */
  readonly count: number | null
  /** Works or equipment, one by one; null for an item that is not verified. */
  readonly items: ReadonlyArray<string | null>
  /** The document that ended its examination; null while it is examined. */
  readonly droppedBy: string | null
  /** Of constructors, who counts. */
  readonly counts: Constructors | null
  /** True when records of people can prove it: of constructors, people with titles, managers on site and workers. */
  readonly isCountable: boolean
}

/** A grade of a category. */
export interface GradeStandard {
  /** T, A, B, C; '' where the category has no grades. */
  readonly grade: string
  /** 一级; 不分等级 */
  readonly label: string
  readonly document: string
  readonly requirements: readonly StandardRequirement[]
  readonly scopeClause: string
  /** The works that it may take on; null for what is not verified. */
  readonly scope: ReadonlyArray<string | null>
  /** Of these, the limits that a work is compared with. */
  readonly limits: readonly WorkLimit[]
  /** Figures and items that are not verified. */
  readonly unverified: number
}

/** The standard of a category. */
export interface QualificationStandard {
  /** D110; `labour` for labour. */
  readonly code: string
  readonly name: string
  /** Its number in the document. */
  readonly chapter: number
  readonly grades: readonly GradeStandard[]
  readonly unverified: number
}
