import {
  QUALIFICATION_STANDARDS,
  STANDARD_DOCUMENTS,
  type StandardRequirement,
} from '../qualification-standards'

export interface StaffRequirement {
  readonly label: string
  readonly count: number
  /** Codes of registrations that count (person kind, registrationCodes); any one is enough. */
  readonly registrations?: readonly string[]
  /** Professions that count; all professions if absent. */
  readonly professions?: readonly string[]
  /** Codes of certificates that count instead (person kind, certificateCodes). */
  readonly certificates?: readonly string[]
  /** Types of people that count instead (person kind, personType). */
  readonly personType?: string
}

/** The staff standard of a qualification; `tag` is category and grade, D110A. */
interface StaffStandard {
  readonly tag: string
  readonly requirements: readonly StaffRequirement[]
}

const FIRST_CLASS = ['R101']
const BUILDERS = ['R101', 'R102']
/** 工程师 and above: an assistant's title is not 中级. */
const TITLES = ['Z02', 'Z03', 'Z04']
const TOP_GRADE = 'T'

/** The part of a requirement that records of people can prove; null if there is none. */
export function toStaffRequirement(of: StandardRequirement): StaffRequirement | null {
  const { kind, subject, count, counts, isCountable } = of
  if (!isCountable || count === null) return null
  switch (kind) {
    case 'constructors':
      return {
        label: subject,
        count,
        registrations: counts?.isFirstClass ? FIRST_CLASS : BUILDERS,
        ...(counts && counts.professions.length > 0 && { professions: counts.professions }),
      }
    case 'titled':
      return { label: subject, count, certificates: TITLES }
    case 'site':
      return { label: subject, count, personType: 'sydry' }
    case 'workers':
      return { label: subject, count, personType: 'jsgr' }
    default:
      return null
  }
}

const isStaff = ({ kind }: StandardRequirement) =>
  ['constructors', 'titled', 'site', 'workers'].includes(kind)

/**
 * The staff standards that can be checked: those of grades whose numbers of people are all verified and
 * countable in records, as in the table of the standards.
 */
export const STAFF_STANDARDS: readonly StaffStandard[] = QUALIFICATION_STANDARDS.flatMap(({ code, grades }) =>
  grades.flatMap(({ grade, requirements }) => {
    const staff = requirements.filter(isStaff)
    const countable = staff.flatMap((requirement) => toStaffRequirement(requirement) ?? [])
    const isWhole = grade !== TOP_GRADE && staff.length > 0 && countable.length === staff.length
    return isWhole ? [{ tag: `${code}${grade}`, requirements: countable }] : []
  }),
)

/** The source document of the numbers, as shown on screens. */
export const STAFF_STANDARD_SOURCE = `《${STANDARD_DOCUMENTS.standard.title}》（${STANDARD_DOCUMENTS.standard.number}）`

/** The note beside the result about later changes: which grades still require numbers of people. */
export const STAFF_STANDARD_NOTE = `${STANDARD_DOCUMENTS.simplified.number}之后，除各类别最低等级外，资质审批不再考核注册建造师、职称人员、现场管理人员和技术工人的数量；${STANDARD_DOCUMENTS.withoutSite.number}之后，最低等级也不再考核现场管理人员；各地动态核查以主管部门通知为准。`

/** The standard of a qualification by its tag; undefined if it cannot be checked. */
export function findStaffStandard(tag: string): StaffStandard | undefined {
  return STAFF_STANDARDS.find((s) => s.tag === tag)
}
