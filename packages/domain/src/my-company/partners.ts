import type { RequirementCheck } from './check'
import { checkRequirements } from './check-requirements'
import type { CompanyFacts } from './company-facts'
import type { TenderTerms } from './requirement'

/** A company that bid jointly with the member's company before. */
interface Candidate<J> {
  readonly facts: CompanyFacts
  readonly joint: J
}

/** A candidate that holds what is missing; `sentence` names the qualification. */
interface Partner<J> {
  readonly id: string
  readonly name: string
  readonly status: 'met' | 'unknown'
  readonly sentence: string
  readonly joint: J
}

/** A missing qualification, with the candidates that hold it. */
interface Gap<J> {
  readonly key: string
  readonly label: string
  readonly partners: readonly Partner<J>[]
}

const QUALIFICATION_KEY = 'qualification:'

/** The missing qualifications of a check that a member of a consortium could hold; none if the tender refuses consortia. */
export function listQualificationGaps(
  checks: readonly RequirementCheck[],
  { consortiumAllowed }: Pick<TenderTerms, 'consortiumAllowed'>,
): readonly RequirementCheck[] {
  if (consortiumAllowed === '不接受') return []
  return checks.filter(({ key, status }) => status === 'missing' && key.startsWith(QUALIFICATION_KEY))
}

/** The gone companies have an unmet requirement that no tender writes. */
const isGone = (checks: readonly RequirementCheck[]) => checks.some(({ key }) => key === 'standing')

/** A qualification that nothing is known of is no reason to name a company. */
const holds = ({ qualifications }: CompanyFacts, { status }: RequirementCheck): boolean =>
  status === 'met' || (status === 'unknown' && qualifications.length > 0)

/**
 * The companies that close each gap of a tender and bid jointly with the member's company before, by the same comparison
 * as the member's own: first those that hold the qualification surely, then in the order of the candidates (MYC-08).
 * `now` in ms.
 */
export function findPartners<J>(
  gaps: readonly RequirementCheck[],
  terms: TenderTerms,
  candidates: readonly Candidate<J>[],
  now: number,
): readonly Gap<J>[] {
  const compared = candidates
    .map((candidate) => ({ ...candidate, checks: checkRequirements(terms, candidate.facts, now) }))
    .filter(({ checks }) => !isGone(checks))
  return gaps.map(({ key, label }) => {
    const partners = compared.flatMap(({ facts, joint, checks }): Partner<J>[] => {
      const check = checks.find((each) => each.key === key)
      if (!check || !holds(facts, check)) return []
      const status = check.status === 'met' ? 'met' : 'unknown'
      return [{ id: facts.id, name: facts.name, status, sentence: check.sentence, joint }]
    })
    const of = (status: Partner<J>['status']) => partners.filter((partner) => partner.status === status)
    return { key, label, partners: [...of('met'), ...of('unknown')] }
  })
}
