import { PERSON_REGISTRATIONS, person } from '../records'

/** How many people of a company hold a registration, by its code, or are of a sub-list, by its segment. */
export interface CertificateCount {
  readonly code: string
  readonly count: number
}

/** A certificate, and how many people of each company hold it. */
export interface CertificateRow {
  readonly code: string
  readonly label: string
  /** The filter of the list of people that shows them. */
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

/** The people of several companies in rows of one certificate each, in the catalogue's order, without what none has (CMP-02). */
export function alignCertificates(
  companies: ReadonlyArray<readonly CertificateCount[]>,
): readonly CertificateRow[] {
  return CERTIFICATES.map((certificate) => ({
    ...certificate,
    counts: companies.map((list) => list.find(({ code }) => code === certificate.code)?.count ?? 0),
  })).filter(({ counts }) => counts.some((count) => count > 0))
}
