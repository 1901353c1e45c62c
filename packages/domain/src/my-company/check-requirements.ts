import { dayOf } from '../formatting'
import {
  type CheckDays,
  type Comparison,
  type RequirementCheck,
  toList,
  toSection,
  validityWords,
} from './check'
import { checkConstructor } from './check-constructor'
import { checkQualification } from './check-qualification'
import { readSizesFor } from './check-scope'
import { writeClosing } from './closing'
import type { CompanyFacts } from './company-facts'
import { readRequirements } from './read-requirements'
import type { Requirement, TenderTerms } from './requirement'

/** Labels of the states in which a company cannot bid any more. */
const GONE: Readonly<Record<string, string>> = { cancelled: '注销', revoked: '吊销' }

const PERMIT_RULE = '安全生产许可证在有效期内'
const OTHER_RULE = '公告写明、但收录的数据不能回答的要求，不作判断'

type Result = Pick<Comparison, 'status' | 'sentence'>

const permitResult = ({ safetyPermit }: CompanyFacts, days: CheckDays): Result => {
  if (safetyPermit === null)
    return { status: 'unknown', sentence: '没有收录这家企业的安全生产许可证，未收录不代表没有。' }
  const { until } = safetyPermit
  if (until === null)
    return { status: 'unknown', sentence: '持有安全生产许可证，没有收录有效期，请核对是否仍然有效。' }
  if (until < days.today) return { status: 'missing', sentence: `安全生产许可证已于 ${until} 到期。` }
  return { status: 'met', sentence: `持有安全生产许可证，${validityWords(until, days)}。` }
}

const checkPermit = (facts: CompanyFacts, days: CheckDays): Comparison => ({
  key: 'safetyPermit',
  label: '有效的安全生产许可证',
  ...permitResult(facts, days),
  rule: PERMIT_RULE,
  evidence: [toSection('查看安全生产许可证', 'safetyPermit')],
  opensBy: null,
})

const checkOther = (
  { label, quote }: Extract<Requirement, { of: 'other' }>,
  { id }: CompanyFacts,
  { engineeringType }: TenderTerms,
): Comparison => ({
  key: `other:${label}`,
  label,
  status: 'unknown',
  sentence: `公告写明：“${quote}”，请对照招标文件。`,
  rule: OTHER_RULE,
  evidence:
    label === '类似业绩'
      ? [
          toList('查看企业的中标业绩', 'winning', {
            company: [id],
            ...(engineeringType === null ? {} : { type: [engineeringType] }),
          }),
        ]
      : [],
  opensBy: null,
})

const checkStanding = ({ status }: CompanyFacts): Comparison[] => {
  const gone = GONE[status ?? '']
  if (gone === undefined) return []
  return [
    {
      key: 'standing',
      label: '依法存续的企业',
      status: 'missing',
      sentence: `这家企业的经营状态为${gone}。`,
      rule: '投标人应是依法存续的法人或者其他组织',
      evidence: [toSection('查看工商信息', 'base')],
      opensBy: null,
    },
  ]
}

const UNCLEAR = '公告没有写明几项资质是须同时具备还是具备其一，请对照招标文件。'

/**
 * If it is unclear whether several qualifications are all required and one of them is met, the missing ones become
 * unknown.
 */
const withoutGuess = (checks: readonly Comparison[], unclear: ReadonlySet<string>): readonly Comparison[] => {
  const some = checks.some(({ key, status }) => unclear.has(key) && status === 'met')
  if (!some) return checks
  return checks.map((check) =>
    unclear.has(check.key) && check.status === 'missing'
      ? { ...check, status: 'unknown', sentence: `${check.sentence}${UNCLEAR}` }
      : check,
  )
}

const checkOne = (
  requirement: Requirement,
  terms: TenderTerms,
  facts: CompanyFacts,
  days: CheckDays,
): Comparison => {
  switch (requirement.of) {
    case 'qualification':
      return checkQualification(requirement, facts, readSizesFor(requirement, terms), days)
    case 'constructor':
      return checkConstructor(requirement, facts, days)
    case 'safetyPermit':
      return checkPermit(facts, days)
    case 'other':
      return checkOther(requirement, facts, terms)
  }
}

/**
 * Compares the requirements of a tender with the data of a company that its reader may see (MYC-03): each requirement
 * is met, missing or unknown, with the reason, the evidence, the rule of the comparison, its clause and a way to close
 * the gap. Empty if the tender's record contains nothing comparable. `now` in ms.
 */
export function checkRequirements(
  terms: TenderTerms,
  facts: CompanyFacts,
  now: number,
): readonly RequirementCheck[] {
  const deadline = terms.bidDeadline !== null && terms.bidDeadline >= now ? dayOf(terms.bidDeadline) : null
  const days = { today: dayOf(now), deadline }
  const requirements = readRequirements(terms)
  const checks = requirements.map((requirement) => checkOne(requirement, terms, facts, days))
  const unclear = new Set(
    requirements.flatMap((requirement, i) =>
      requirement.of === 'qualification' && requirement.isOneOfSeveral ? (checks[i]?.key ?? []) : [],
    ),
  )
  if (checks.length === 0) return []
  const complete = (check: Comparison, requirement: Requirement | null): RequirementCheck => ({
    ...check,
    clause: requirement?.quote ?? null,
    closing: writeClosing(requirement, check, terms),
  })
  return [
    ...checkStanding(facts).map((check) => complete(check, null)),
    ...withoutGuess(checks, unclear).map((check, i) => complete(check, requirements[i] ?? null)),
  ]
}

/** The counts of met, missing and unknown requirements, in one line (MYC-03). */
export function summariseChecks(checks: readonly RequirementCheck[]): string {
  const count = (status: RequirementCheck['status']) =>
    checks.filter((check) => check.status === status).length
  const [met, missing, unknown] = [count('met'), count('missing'), count('unknown')]
  const parts = [
    `满足 ${met} 项`,
    missing > 0 ? `不满足 ${missing} 项` : '',
    unknown > 0 ? `无法判断 ${unknown} 项` : '',
  ]
  return `公告写明 ${checks.length} 项要求：${parts.filter(Boolean).join('，')}`
}
