import { CONSTRUCTOR_PROFESSIONS, PERSON_REGISTRATIONS } from '../records'
import { type CheckDays, type Comparison, toList } from './check'
import type { CompanyFacts, HeldRegistration } from './company-facts'
import type { Requirement } from './requirement'

const FIRST = '一级建造师'
const SECOND = '二级建造师'
const RULE =
  '注册在本企业、专业相同、级别不低于要求且注册在有效期内，至少一名；是否有在建由收录的中标结果和施工许可推断，请核对'

const CONSTRUCTOR_CATEGORIES: readonly string[] = [FIRST, SECOND]

/** Catalogue codes of `CONSTRUCTOR_CATEGORIES`. */
export const CONSTRUCTOR_CODES: readonly string[] = PERSON_REGISTRATIONS.filter(({ label }) =>
  CONSTRUCTOR_CATEGORIES.includes(label),
).map(({ value }) => value)

type Result = Pick<Comparison, 'status' | 'sentence' | 'opensBy'>
type Needed = Extract<Requirement, { of: 'constructor' }>

const fits =
  ({ grade, profession }: Needed) =>
  (registration: HeldRegistration): boolean =>
    registration.profession === profession &&
    (registration.category === FIRST || (grade === 'B' && registration.category === SECOND))

const counted = (
  people: CompanyFacts['constructors'],
  holds: (registration: HeldRegistration) => boolean,
): number => people.filter((registrations) => registrations.some(holds)).length

const result = (status: Result['status'], sentence: string, opensBy: Result['opensBy'] = null): Result => ({
  status,
  sentence,
  opensBy,
})

const resultOf = (needed: Needed, facts: CompanyFacts, { today }: CheckDays): Result => {
  const { constructors, people, validityOpensBy } = facts
  if (people === 0) return result('unknown', '没有收录这家企业的注册人员，未收录不代表没有。')
  const fitting = fits(needed)
  const registered = counted(constructors, fitting)
  if (registered === 0) return result('missing', '收录的注册人员中没有这一专业和级别的建造师。')
  if (validityOpensBy !== null)
    return result('unknown', `收录 ${registered} 名，注册是否在有效期内开通会员后可以核对。`, validityOpensBy)
  const isValid = (registration: HeldRegistration) =>
    fitting(registration) && registration.validUntil !== null && registration.validUntil >= today
  const valid = counted(constructors, isValid)
  if (valid > 0) {
    const known = counted(
      constructors,
      (registration) => isValid(registration) && registration.isFree !== undefined,
    )
    const free = counted(
      constructors,
      (registration) => isValid(registration) && registration.isFree === true,
    )
    const sites = known === 0 ? '' : free === 0 ? '，但均有在建（推断）' : `，其中 ${free} 名无在建（推断）`
    return result('met', `有 ${valid} 名，注册在有效期内${sites}。`)
  }
  const undated = counted(
    constructors,
    (registration) => fitting(registration) && registration.validUntil === null,
  )
  return undated > 0
    ? result('unknown', `收录 ${undated} 名，没有收录注册有效期，请核对是否仍然有效。`)
    : result('missing', `收录 ${registered} 名，注册均已到期。`)
}

const codeOf = (list: ReadonlyArray<{ readonly value: string; readonly label: string }>, label: string) =>
  list.find((item) => item.label === label)?.value ?? ''

/** Searches the people of a company for a registered constructor of a profession and class (MYC-04). */
export function checkConstructor(needed: Needed, facts: CompanyFacts, days: CheckDays): Comparison {
  const { grade, profession } = needed
  const classes = grade === 'A' ? [FIRST] : CONSTRUCTOR_CATEGORIES
  const anywhere = {
    registration: classes.map((label) => codeOf(PERSON_REGISTRATIONS, label)),
    profession: [codeOf(CONSTRUCTOR_PROFESSIONS, profession)],
  }
  const result = resultOf(needed, facts, days)
  const evidence = toList('查看这些人员', 'person', { company: [facts.id], ...anywhere })
  return {
    key: `constructor:${grade}:${profession}`,
    label: `${profession}专业${grade === 'A' ? '一级' : '二级及以上'}注册建造师`,
    ...result,
    rule: RULE,
    evidence:
      result.status === 'missing'
        ? [evidence, toList('找无在建的符合人员', 'person', { ...anywhere, site: ['free'] })]
        : [evidence],
  }
}
