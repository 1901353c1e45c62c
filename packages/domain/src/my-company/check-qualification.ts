import { gradesOf, qualificationName } from '../records'
import { type CheckDays, type Comparison, type Evidence, toList, toSection, validityWords } from './check'
import { compareScope, raiseToScope, type WorkSizes } from './check-scope'
import type { CompanyFacts, HeldQualification } from './company-facts'
import type { Requirement } from './requirement'

const ORDER = 'TABC'
const HEAD = 4

const headOf = (tag: string) => tag.slice(0, HEAD)
const gradeOf = (tag: string) => tag.slice(HEAD)

/** True for a tag without a grade whose category has grades. */
const lacksGrade = (tag: string) => gradeOf(tag) === '' && gradesOf(headOf(tag)).length > 0

/**
 * True when a qualification covers a required one (MYC-02): the same category, and the same or a higher grade, 特级 over
 * 一级 over 二级 over 三级. General contracting does not cover specialised contracting, nor does one category cover another.
 * Null if a deciding grade is missing.
 */
export function coversQualification(held: string, required: string): boolean | null {
  if (headOf(held) !== headOf(required)) return false
  if (lacksGrade(required) || (gradeOf(required) !== '' && gradeOf(held) === '')) return null
  return ORDER.indexOf(gradeOf(held)) <= ORDER.indexOf(gradeOf(required))
}

const RULE =
  '同一资质类别，等级不低于要求（特级高于一级，一级高于二级，二级高于三级），且在有效期内；标准写有金额、高度、面积或跨度上限的等级，本项目的规模不能超过上限；总承包资质不替代专业承包资质'
const EVIDENCE = [toSection('查看企业资质', 'qualification')]

const nameOf = (tag: string): string => qualificationName(tag) ?? tag

const labelOf = (anyOf: readonly string[]): string =>
  anyOf
    .map((tag) => (gradeOf(tag) === '' || gradeOf(tag) === 'T' ? nameOf(tag) : `${nameOf(tag)}及以上`))
    .join(' 或 ')

/**
 * A list of companies that have a required qualification in exactly its grade, as possible partners or subcontractors.
 */
const holdersOf = (tag: string): Evidence =>
  toList(`找有${nameOf(tag)}的企业`, 'company', {
    qualification: [headOf(tag)],
    ...(gradeOf(tag) !== '' && { grade: [gradeOf(tag)] }),
  })

type Result = Pick<Comparison, 'status' | 'sentence'>

const byLastDay = (qualification: HeldQualification, other: HeldQualification) =>
  (other.validUntil ?? '').localeCompare(qualification.validUntil ?? '')

const resultOfValidity = (covering: readonly HeldQualification[], days: CheckDays): Result => {
  const valid = covering.find(({ validUntil }) => validUntil !== null && validUntil >= days.today)
  if (valid?.validUntil)
    return { status: 'met', sentence: `持有${valid.name}，${validityWords(valid.validUntil, days)}。` }
  const undated = covering.find(({ validUntil }) => validUntil === null)
  if (undated)
    return { status: 'unknown', sentence: `持有${undated.name}，没有收录有效期，请核对是否仍然有效。` }
  const [ended] = covering
  return { status: 'missing', sentence: `${ended?.name ?? ''}已于 ${ended?.validUntil ?? ''} 到期。` }
}

/**
 * The result for qualifications that cover the requirement: compared with the size of the work, then with their
 * validity (QST-05).
 */
const resultOfCovering = (
  covering: readonly HeldQualification[],
  sizes: WorkSizes | null,
  days: CheckDays,
): Result => {
  if (sizes === null) return resultOfValidity(covering, days)
  const compared = covering.map((qualification) => ({
    one: qualification,
    scope: compareScope(qualification.tag ?? '', sizes),
  }))
  const of = (...results: ReadonlyArray<(typeof compared)[number]['scope']['of']>) =>
    compared.filter(({ scope }) => results.includes(scope.of))
  const allowed = of('free', 'within').map(({ one: qualification }) => qualification)
  const result = allowed.length > 0 ? resultOfValidity(allowed, days) : null
  if (result?.status === 'met') return result
  const [unsure] = of('between', 'unwritten').filter(
    ({ one: qualification }) => qualification.validUntil === null || qualification.validUntil >= days.today,
  )
  if (unsure) return { status: 'unknown', sentence: `持有${unsure.one.name}。${unsure.scope.sentence}` }
  if (result) return result
  const [beyond] = of('beyond')
  if (beyond) return { status: 'missing', sentence: `持有${beyond.one.name}。${beyond.scope.sentence}` }
  return resultOfValidity(covering, days)
}

const resultOf = (
  anyOf: readonly string[],
  { qualifications }: CompanyFacts,
  sizes: WorkSizes | null,
  days: CheckDays,
): Result => {
  if (qualifications.length === 0)
    return { status: 'unknown', sentence: '没有收录这家企业的资质，未收录不代表没有。' }
  const result = (answer: true | null) =>
    qualifications
      .filter(({ tag }) => tag !== null && anyOf.some((text) => coversQualification(tag, text) === answer))
      .sort(byLastDay)
  const covering = result(true)
  if (covering.length > 0) return resultOfCovering(covering, sizes, days)
  const [unsure] = result(null)
  if (unsure) return { status: 'unknown', sentence: `持有${unsure.name}，等级是否符合请对照招标文件。` }
  const same = qualifications.find(
    ({ tag }) => tag !== null && anyOf.some((text) => headOf(text) === headOf(tag)),
  )
  const sentence = same
    ? `持有${same.name}，等级低于要求。`
    : `收录的 ${qualifications.length} 项资质中没有这一类别。`
  return { status: 'missing', sentence }
}

/** The name of the required qualifications, in a grade that may build the work. */
export function nameNeeded(anyOf: readonly string[], sizes: WorkSizes | null): string {
  return labelOf(sizes === null ? anyOf : anyOf.map((tag) => raiseToScope(tag, sizes)))
}

/**
 * Compares the qualifications of a company with a required one, or with several of which one is enough (MYC-02), and
 * the company's grade with the size of the work.
 * @param sizes null if several qualifications share the work
 */
export function checkQualification(
  { anyOf }: Extract<Requirement, { of: 'qualification' }>,
  facts: CompanyFacts,
  sizes: WorkSizes | null,
  days: CheckDays,
): Comparison {
  const result = resultOf(anyOf, facts, sizes, days)
  const needed = sizes === null ? anyOf : anyOf.map((tag) => raiseToScope(tag, sizes))
  return {
    key: `qualification:${anyOf.join(',')}`,
    label: labelOf(anyOf),
    ...result,
    rule: RULE,
    evidence: result.status === 'missing' ? [...EVIDENCE, ...needed.map(holdersOf)] : EVIDENCE,
    opensBy: null,
  }
}
