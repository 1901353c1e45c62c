import { PERSON_REGISTRATIONS, person } from '../records'

/** The number of a company's people with a registration (by its code) or in a sub-list (by its segment). */
export interface CertificateCount {
  readonly code: string
  readonly count: number
}

/** A certificate, and the number of its holders in each company. */
interface CertificateRow {
  readonly code: string
  readonly label: string
  /** The filter that shows these people in the list of people. */
  readonly filter: 'registration' | 'type'
  readonly counts: readonly number[]
}

const CERTIFICATES: ReadonlyArray<Omit<CertificateRow, 'counts'>> = [
  ...PERSON_REGISTRATIONS.map(({ value, label }) => ({
    code: value,
    label,
    filter: 'registration' as const,
  })),
  ...(person.subLists ?? []).map(({ segment, label }) => ({ code: segment, label, filter: 'type' as const })),
]

/**
 * The people of several companies, one row per certificate in the catalogue's order; certificates without holders are
 * left out (CMP-02).
 */
export function alignCertificates(
  companies: ReadonlyArray<readonly CertificateCount[]>,
): readonly CertificateRow[] {
  return CERTIFICATES.map((certificate) => ({
    ...certificate,
    counts: companies.map((list) => list.find(({ code }) => code === certificate.code)?.count ?? 0),
  })).filter(({ counts }) => counts.some((count) => count > 0))
}
