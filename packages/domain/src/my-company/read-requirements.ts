import { CONSTRUCTOR_PROFESSIONS, readQualificationTags } from '../records'
import type { Requirement, TenderTerms } from './requirement'

const MAX_QUOTE = 60
const NOT_REQUIRED = /不要求|不需|无需|无须|不作要求/
const ALTERNATIVE = /或|之一|任一|任意一/

const PROFESSION = `(${CONSTRUCTOR_PROFESSIONS.map((p) => p.label).join('|')})(?:专业)?(?:的)?`
const GRADE = '([一壹二贰])级(?:[（(]?含?[）)]?(?:及|或)?(?:以上)?(?:[（(]?含?[一壹二贰]?级?[）)])?)'
/** 市政公用工程专业二级及以上注册建造师, and 二级及以上市政公用工程专业注册建造师. */
const PROFESSION_FIRST = new RegExp(`${PROFESSION}${GRADE}(?:的)?(?:注册)?建造师`, 'g')
const GRADE_FIRST = new RegExp(`${GRADE}(?:的)?${PROFESSION}(?:注册)?建造师`, 'g')

/** Common requirements of notices that records of companies cannot answer. */
const OTHERS: ReadonlyArray<readonly [label: string, written: RegExp]> = [
  ['类似业绩', /类似[^，。；;]{0,12}业绩|同类[^，。；;]{0,12}业绩|业绩要求/],
  ['项目负责人安全生产考核合格证（B 证）', /安全生产考核合格证|安?\s*B\s*证/],
  ['入库或备案', /入库|名录库|备案登记|登记备案/],
  ['信用评价', /信用(?:评价|等级|得分)/],
  ['技术负责人', /技术负责人/],
]

/** 3.1, （一）, 一、 before a clause. */
const NUMBER =
  /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[)）]|\d+[、)）]|\d+(?:\.\d+)*[.．]?\s)\s*/

const clausesOf = (text: string): readonly string[] =>
  text
    .split(/[。；;，,\n]/)
    .map((clause) => clause.trim().replace(NUMBER, ''))
    .filter((clause) => clause !== '' && !NOT_REQUIRED.test(clause))

const quoteOf = (clause: string): string =>
  clause.length > MAX_QUOTE ? `${clause.slice(0, MAX_QUOTE)}…` : clause

const gradeOf = (written: string | undefined): 'A' | 'B' => (written === '一' || written === '壹' ? 'A' : 'B')

const constructorsIn = (clause: string): Requirement[] => {
  const quote = quoteOf(clause)
  const firsts = [...clause.matchAll(PROFESSION_FIRST)].map(([, profession, grade]) => ({
    profession,
    grade,
  }))
  const lasts = [...clause.matchAll(GRADE_FIRST)].map(([, grade, profession]) => ({ profession, grade }))
  const matchingFirsts = [...firsts, ...lasts].flatMap(({ profession, grade }) =>
    profession === undefined
      ? []
      : [{ of: 'constructor' as const, grade: gradeOf(grade), profession, quote }],
  )
  // 建筑工程或市政公用工程专业一级建造师 names more than one profession: none of them is required by itself.
  const named = CONSTRUCTOR_PROFESSIONS.filter(({ label }) => clause.includes(label))
  return named.length > new Set(matchingFirsts.map(({ profession }) => profession)).size ? [] : matchingFirsts
}

const fromClause = (clause: string): Requirement[] => {
  const quote = quoteOf(clause)
  const constructors = constructorsIn(clause)
  const unread: Requirement[] =
    constructors.length === 0 && clause.includes('建造师')
      ? [{ of: 'other', label: '注册建造师', quote }]
      : []
  const permit: Requirement[] = clause.includes('安全生产许可证') ? [{ of: 'safetyPermit', quote }] : []
  const others = OTHERS.filter(([, written]) => written.test(clause)).map(
    ([label]): Requirement => ({ of: 'other', label, quote }),
  )
  return [...constructors, ...unread, ...permit, ...others]
}

const qualificationsOf = ({
  requiredQualification,
  requiredQualificationCodes,
  content,
}: TenderTerms): Requirement[] => {
  const text = requiredQualification ?? ''
  const inContent = clausesOf(content ?? '').filter((clause) => clause.includes('资质'))
  const declared = requiredQualificationCodes ?? []
  const clause = inContent.find((text) => readQualificationTags(text).length > 0) ?? text
  const quote = clause === '' ? null : quoteOf(clause)
  const written = text === '' ? inContent.join('；') : text
  const tags = declared.length > 0 ? declared : readQualificationTags(written)
  if (tags.length === 0) return text === '' ? [] : [{ of: 'other', label: '资质要求', quote: quoteOf(text) }]
  if (tags.length > 1 && ALTERNATIVE.test(written.replaceAll('或以上', '')))
    return [{ of: 'qualification', anyOf: tags, isOneOfSeveral: false, quote }]
  return tags.map((tag) => ({ of: 'qualification', anyOf: [tag], isOneOfSeveral: tags.length > 1, quote }))
}

const nameOf = (requirement: Requirement): string => {
  switch (requirement.of) {
    case 'safetyPermit':
      return requirement.of
    case 'other':
      return requirement.label
    case 'constructor':
      return `${requirement.grade}${requirement.profession}`
    case 'qualification':
      return requirement.anyOf.join()
  }
}

/**
 * The requirements of a tender for its bidders: the qualifications declared in its record, else those with full names
 * in its text, and its clear statements on constructors, the safety permit and the rest. Nothing is concluded from
 * missing text (MYC-03). Each requirement appears once.
 */
export function readRequirements(terms: TenderTerms): readonly Requirement[] {
  const texts = [terms.requiredQualification, terms.content].filter((text) => text !== null)
  const written = texts.flatMap(clausesOf).flatMap(fromClause)
  const all = [...qualificationsOf(terms), ...written]
  return [...new Map(all.map((requirement) => [nameOf(requirement), requirement])).values()]
}
