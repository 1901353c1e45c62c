import { findStaffStandard, type StaffRequirement } from './standards'

/** A person of a company, with the facts that the standards use. */
export interface StaffMember {
  readonly personType: string | null
  /** Codes of the catalogue: Z02. */
  readonly certificateCodes: readonly string[]
  readonly registrations: ReadonlyArray<{
    readonly category: string | null
    readonly profession: string | null
    /** YYYY-MM-DD, the last day of validity; null if unknown. */
    readonly validUntil: string | null
  }>
}

interface StaffGap {
  readonly label: string
  readonly needed: number
  readonly held: number
  readonly missing: number
}

interface StaffCheck {
  readonly tag: string
  readonly gaps: readonly StaffGap[]
  readonly isMet: boolean
}

const CATEGORY_CODES: Readonly<Record<string, string>> = { 一级建造师: 'R101', 二级建造师: 'R102' }

const counts = (member: StaffMember, requirement: StaffRequirement, today: string): boolean => {
  const { personType, certificates, registrations = [], professions } = requirement
  if (personType !== undefined) return member.personType === personType
  if (certificates !== undefined) return member.certificateCodes.some((code) => certificates.includes(code))
  return member.registrations.some(
    ({ category, profession, validUntil }) =>
      registrations.includes(CATEGORY_CODES[category ?? ''] ?? '') &&
      (professions === undefined || professions.includes(profession ?? '')) &&
      (validUntil === null || validUntil >= today),
  )
}

/** The people of a company that a requirement counts, and the missing ones (ACC-05). */
export function countStaff(
  requirement: StaffRequirement,
  staff: readonly StaffMember[],
  today: string,
): StaffGap {
  const held = staff.filter((member) => counts(member, requirement, today)).length
  return {
    label: requirement.label,
    needed: requirement.count,
    held,
    missing: Math.max(requirement.count - held, 0),
  }
}

/**
 * Checks which staff a company lacks for a qualification (ACC-05). A person counts once per requirement, and only
 * with a registration valid on `today` (YYYY-MM-DD). Null for a qualification without a known standard.
 */
export function checkStaff(tag: string, staff: readonly StaffMember[], today: string): StaffCheck | null {
  const standard = findStaffStandard(tag)
  if (!standard) return null
  const gaps = standard.requirements.map((requirement) => countStaff(requirement, staff, today))
  return { tag, gaps, isMet: gaps.every(({ missing }) => missing === 0) }
}
