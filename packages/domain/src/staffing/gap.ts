import { type StaffRequirement, standardOf } from './standards'

/** One of a company's people, as far as standards count them. */
export interface StaffMember {
  readonly personType: string | null
  readonly registrations: ReadonlyArray<{
    readonly category: string | null
    readonly profession: string | null
    /** YYYY-MM-DD, the day until which it is valid; null where it is not known. */
    readonly validUntil: string | null
  }>
}

/** How a company stands to one requirement. */
export interface StaffGap {
  readonly label: string
  readonly needed: number
  readonly held: number
  readonly missing: number
}

/** How a company stands to the standard of one qualification. */
export interface StaffCheck {
  readonly tag: string
  readonly gaps: readonly StaffGap[]
  /** Whether nobody is missing. */
  readonly isMet: boolean
}

const CATEGORY_CODES: Readonly<Record<string, string>> = { 一级建造师: 'R101', 二级建造师: 'R102' }

const counts = (member: StaffMember, requirement: StaffRequirement, today: string): boolean => {
  const { personType, registrations = [], professions } = requirement
  if (personType !== undefined) return member.personType === personType
  return member.registrations.some(
    ({ category, profession, validUntil }) =>
      registrations.includes(CATEGORY_CODES[category ?? ''] ?? '') &&
      (professions === undefined || professions.includes(profession ?? '')) &&
      (validUntil === null || validUntil >= today),
  )
}

const gapOf = (requirement: StaffRequirement, staff: readonly StaffMember[], today: string): StaffGap => {
  const held = staff.filter((member) => counts(member, requirement, today)).length
  return {
    label: requirement.label,
    needed: requirement.count,
    held,
    missing: Math.max(requirement.count - held, 0),
  }
}

/**
 * How many of whom a company lacks for a qualification (ACC-05). A person counts once for a requirement, and only
 * with a registration that is valid on `today` (YYYY-MM-DD). Null for a qualification whose standard is not kept.
 */
export const checkStaff = (tag: string, staff: readonly StaffMember[], today: string): StaffCheck | null => {
  const standard = standardOf(tag)
  if (!standard) return null
  const gaps = standard.requirements.map((requirement) => gapOf(requirement, staff, today))
  return { tag, gaps, isMet: gaps.every(({ missing }) => missing === 0) }
}
