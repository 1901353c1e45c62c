import { addDays, dayOf } from '../formatting'
import type { AnyCell, StoredRecord } from './catalogue/column'
import { listQualificationCodes } from './kinds/company/qualification-columns'

/** The days that an expired certificate stays listed, and the days ahead that the lists include. */
const PAST_DAYS = 90
const AHEAD_DAYS = 365

/** The first and the last day of the expiry lists. `today` is any moment of the day, in ms. */
export function expiryWindow(today: number): { readonly from: string; readonly until: string } {
  return {
    from: dayOf(addDays(today, -PAST_DAYS)),
    until: dayOf(addDays(today, AHEAD_DAYS)),
  }
}

export type ExpiryRow = Omit<StoredRecord, 'id'>

type Cells = Readonly<Record<string, AnyCell>>

const GONE = new Set<unknown>(['cancelled', 'revoked'])

// The source's address would reveal the company, which only holders of the service may see.
const commonOf = (company: StoredRecord) => ({
  companyId: company.id,
  companyName: company.name ?? null,
  region: company.region ?? null,
  contactPhone: company.contactPhone ?? null,
  sourcePlatform: company.sourcePlatform ?? null,
  sourceUrl: null,
  collectedAt: company.collectedAt ?? null,
  checkedAt: company.checkedAt ?? null,
})

const isNear = (day: unknown, today: number): boolean => {
  const { from, until } = expiryWindow(today)
  return typeof day === 'string' && day >= from && day <= until
}

/** The identity of a certificate: equal for rows of the same company and certificate. */
export function certificateKey(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([
    row.companyId,
    row.qualificationName ?? null,
    row.grade ?? null,
    row.certificateNo ?? null,
  ])
}

/** A company's qualifications that expire near `today` (ms); empty for a cancelled or revoked company. */
export function expiringQualifications(company: StoredRecord, today: number): ExpiryRow[] {
  if (GONE.has(company.status) || !Array.isArray(company.qualifications)) return []
  const rows = (company.qualifications as readonly Cells[])
    .filter((qualification) => isNear(qualification.validUntil, today))
    .map((qualification) => ({
      ...commonOf(company),
      qualificationName: qualification.name ?? null,
      qualificationCodes: listQualificationCodes({ id: company.id, qualifications: [qualification] }) ?? [],
      grade: qualification.grade ?? null,
      certificateNo: qualification.certificateNo ?? null,
      issuer: qualification.issuer ?? null,
      grantedOn: qualification.grantedOn ?? null,
      validUntil: qualification.validUntil ?? null,
    }))
  return [...new Map(rows.map((row) => [certificateKey(row), row])).values()]
}

/** A company's safety production permit if it expires near `today` (ms), otherwise null. */
export function expiringPermit(company: StoredRecord, today: number): ExpiryRow | null {
  if (GONE.has(company.status) || !isNear(company.safetyPermitUntil, today)) return null
  return {
    ...commonOf(company),
    permitNo: company.safetyPermitNo ?? null,
    issuer: company.safetyPermitIssuer ?? null,
    grantedOn: company.safetyPermitFrom ?? null,
    validUntil: company.safetyPermitUntil ?? null,
    qualificationSummary: company.qualificationSummary ?? null,
    qualificationCodes: company.qualificationCodes ?? null,
  }
}
