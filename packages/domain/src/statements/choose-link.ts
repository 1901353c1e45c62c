/** The kinds of evidence that a name in a notice means a company, the best first. */
const EVIDENCE = ['code', 'name', 'former-name'] as const

export interface LinkCandidate {
  readonly id: string
  readonly evidence: (typeof EVIDENCE)[number]
  /** The current credit code of the company; null if unknown. */
  readonly creditCode?: string | null
  /** The day of the company's founding, YYYY-MM-DD; null if unknown. */
  readonly establishedOn: string | null
}

/**
 * The company that a name or code in a notice means (DAT-07): the only candidate with the best evidence. A company
 * founded after the day of the notice is none, nor is one of the name with another credit code than the notice states
 * (DAT-54). Without a single candidate the existing link stays.
 * @param code the credit code that the notice states
 */
export function chooseLink(
  existing: string | null,
  candidates: readonly LinkCandidate[],
  day: string | null,
  code: string | null = null,
): string | null {
  const possible = candidates.filter(
    ({ evidence, establishedOn, creditCode = null }) =>
      (day === null || establishedOn === null || establishedOn <= day) &&
      (evidence === 'code' || code === null || creditCode === null || creditCode === code),
  )
  for (const evidence of EVIDENCE) {
    const ids = [...new Set(possible.filter((each) => each.evidence === evidence).map(({ id }) => id))]
    if (ids.length === 0) continue
    return ids.length === 1 ? (ids[0] ?? null) : existing
  }
  return existing
}
