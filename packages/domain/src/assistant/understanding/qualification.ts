import {
  CONSTRUCTOR_PROFESSIONS,
  ENGINEERING_TYPES,
  GRADES,
  PERSON_REGISTRATIONS,
  QUALIFICATIONS,
} from '../../records'
import type { ParseResult } from './amount'
import { consumeMatch } from './text'

/** Qualifications of companies: heads (D110) and grades (A); registrations of people likewise (R101, S). */
export interface QualificationCodes {
  readonly heads: readonly string[]
  readonly tails: readonly string[]
  /** All heads are required: 市政一级且公路一级. */
  readonly isAll?: boolean
  /** Each head has another grade, which a single search cannot express: 市政一级、公路二级. */
  readonly isMixed?: boolean
}

type Alias = readonly [word: string, code: string]

const byLength = (aliases: readonly Alias[]) => [...aliases].sort(([a], [b]) => b.length - a.length)
const oneOf = (aliases: readonly Alias[]) => aliases.map(([word]) => word).join('|')
const codeOf = (aliases: readonly Alias[], word: string) => aliases.find(([known]) => known === word)?.[1]

// Short names used in the industry, besides the names without 工程.
const SHORT_CATEGORIES: readonly Alias[] = [
  ['房屋建筑', 'D101'],
  ['房建', 'D101'],
  ['建筑', 'D101'],
  ['市政公用', 'D110'],
  ['市政', 'D110'],
  ['水利水电', 'D105'],
  ['水利', 'D105'],
  ['港口', 'D104'],
  ['石油化工', 'D109'],
  ['石化', 'D109'],
  ['地基', 'D201'],
  ['起重设备', 'D202'],
  ['商砼', 'D203'],
  ['电子智能化', 'D204'],
  ['智能化', 'D204'],
  ['消防', 'D205'],
  ['防水', 'D206'],
  ['脚手架', 'D210'],
  ['装饰装修', 'D211'],
  ['装修装饰', 'D211'],
  ['装修', 'D211'],
  ['装饰', 'D211'],
  ['机电安装', 'D212'],
  ['幕墙', 'D213'],
  ['古建', 'D214'],
  ['城市照明', 'D215'],
  ['照明', 'D215'],
  ['河湖整治', 'D231'],
  ['特种', 'D236'],
]

const CATEGORIES = byLength([
  ...QUALIFICATIONS.flatMap(({ label, value }): Alias[] => [
    [label, value],
    [label.replace(/工程$/, ''), value],
  ]),
  ...SHORT_CATEGORIES,
])

const GRADE_WORDS: readonly Alias[] = [
  ...GRADES.map(({ label, value }): Alias => [label, value]),
  ['壹级', 'A'],
  ['贰级', 'B'],
  ['叁级', 'C'],
  ['1级', 'A'],
  ['2级', 'B'],
  ['3级', 'C'],
]
const GRADE = `(${oneOf(GRADE_WORDS)})`
const UP = '((?:及)?以上)?'
const CONTRACT = '(施工总承包|专业承包|施工总包|总承包|总包|专包)?'

// 建筑企业 does not ask for a qualification: a grade, 总承包 or 资质 must accompany the category.
const CATEGORY = new RegExp(
  `(?:具有|具备|拥有|持有)?(${oneOf(CATEGORIES)})(?:工程)?${CONTRACT}(?:资质)?${GRADE}?${UP}(资质)?`,
  'gu',
)
const GRADE_FIRST = new RegExp(
  `${GRADE}${UP}(?:资质)?的?(${oneOf(CATEGORIES)})(?:工程)?${CONTRACT}(?:资质)?`,
  'u',
)
/** The distance, in characters, in which a category before may share the grade. */
const LONGEST_LEAD = 24

const GRADE_ALONE = new RegExp(
  `资质(?:等级)?(?:为|是)?${GRADE}${UP}|${GRADE}${UP}(?:(?:总承包|专业承包)?资质)?(?:的?就?(?:行|可以|够))?`,
  'u',
)

const gradesFrom = (word: string | undefined, up: string | undefined): readonly string[] => {
  const grade = word && codeOf(GRADE_WORDS, word)
  if (!grade) return []
  const at = GRADES.findIndex(({ value }) => value === grade)
  return up ? GRADES.slice(0, at + 1).map(({ value }) => value) : [grade]
}

/**
 * Maximum number of qualifications read from a question: each search starts at the beginning. Further ones stay in the
 * rest.
 */
const MAX_NAMED = 12

const NOTHING: QualificationCodes = { heads: [], tails: [] }

/** 建筑、市政二级: the category before shares the grade. */
const LEAD = new RegExp(`(${oneOf(CATEGORIES)})(?:工程)?(?:、|和|及|与|或)$`, 'u')

interface Category {
  readonly heads: readonly string[]
  readonly tails: readonly string[]
  readonly rest: string
}

const gapAt = (text: string, from: number, to: number) =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`

const withLead = (text: string, at: number, { heads, tails, rest }: Category): Category => {
  const lead = tails.length > 0 ? LEAD.exec(text.slice(Math.max(0, at - LONGEST_LEAD), at)) : null
  const head = lead && codeOf(CATEGORIES, lead[1] ?? '')
  if (!lead || !head) return { heads, tails, rest }
  const from = at - lead[0].length
  return withLead(text, from, { heads: [head, ...heads], tails, rest: gapAt(rest, from, at) })
}

const firstCategory = (text: string): Category | null => {
  const headsOf = (word: string) => [codeOf(CATEGORIES, word) ?? ''].filter((code) => code !== '')
  const first = consumeMatch(text, GRADE_FIRST)
  if (first) {
    const [, grade, up, word = ''] = first.found
    return { heads: headsOf(word), tails: gradesFrom(grade, up), rest: first.rest }
  }
  for (const match of text.matchAll(CATEGORY)) {
    const [whole, word = '', contract, grade, up] = match
    if (!contract && !grade && !whole.includes('资质')) continue
    const rest = gapAt(text, match.index, match.index + whole.length)
    return withLead(text, match.index, { heads: headsOf(word), tails: gradesFrom(grade, up), rest })
  }
  return null
}

const sameGrades = (some: readonly string[], others: readonly string[]) => some.join() === others.join()
/** 市政一级和公路一级: both are required; without such a word either is enough. */
const BOTH = /同时|既|且|和|及|与|、|又/u

/** 市政公用工程施工总承包一级, 市政一级, 有桥梁资质, 二级以上资质, 二级就行. */
export function parseQualifications(text: string): ParseResult<QualificationCodes> {
  let [value, rest] = [NOTHING, text]
  let rounds = 0
  for (let next = firstCategory(rest); next && rounds++ < MAX_NAMED; next = firstCategory(rest)) {
    const heads = next.heads.filter((head) => !value.heads.includes(head))
    if (heads.length > 0) {
      const isMixed = value.isMixed || (value.heads.length > 0 && !sameGrades(value.tails, next.tails))
      value = {
        heads: [...value.heads, ...heads],
        tails: [...new Set([...value.tails, ...next.tails])],
        ...(value.heads.length + heads.length > 1 && BOTH.test(text) && { isAll: true }),
        ...(isMixed && { isMixed }),
      }
    }
    rest = next.rest
  }
  rounds = 0
  for (
    let alone = consumeMatch(rest, GRADE_ALONE);
    alone && rounds++ < MAX_NAMED;
    alone = consumeMatch(rest, GRADE_ALONE)
  ) {
    const [, after, afterUp, before, beforeUp] = alone.found
    const tails = gradesFrom(after ?? before, afterUp ?? beforeUp)
    const isNew = tails.some((tail) => !value.tails.includes(tail))
    value = {
      ...value,
      tails: [...new Set([...value.tails, ...tails])],
      ...(isNew && value.tails.length > 0 && value.heads.length > 1 && { isMixed: true }),
    }
    rest = alone.rest
  }
  return { value, rest }
}

const REGISTRATIONS = byLength([
  ...PERSON_REGISTRATIONS.map(({ label, value }): Alias => [label, value]),
  ['一级注册建造师', 'R101'],
  ['注册一级建造师', 'R101'],
  ['一建', 'R101'],
  ['二级注册建造师', 'R102'],
  ['注册二级建造师', 'R102'],
  ['二建', 'R102'],
  ['一级造价师', 'R103'],
  ['一造', 'R103'],
  ['二级造价师', 'R104'],
  ['注册监理工程师', 'R105'],
  ['监理工程师', 'R105'],
  ['总监', 'R105'],
  ['注册建筑师', 'R106'],
  ['注册结构工程师', 'R107'],
  ['结构工程师', 'R107'],
  ['岩土工程师', 'R108'],
  ['安全工程师', 'R109'],
  // Without a grade, either registration matches.
  ['造价工程师', 'R103,R104'],
  ['造价师', 'R103,R104'],
  ['注册建造师', 'R101,R102'],
  ['建造师', 'R101,R102'],
])
const PROFESSIONS = byLength([
  ...CONSTRUCTOR_PROFESSIONS.flatMap(({ label, value }): Alias[] => [
    [label, value],
    [label.replace(/工程$/, ''), value],
  ]),
  ['房建', 'J'],
  ['市政', 'S'],
  ['水利', 'L'],
  ['矿山', 'K'],
])
const PROFESSION = `(${oneOf(PROFESSIONS)})?(?:工程)?(?:专业)?(?:的)?`
const REGISTRATION = new RegExp(
  `${PROFESSION}(${oneOf(REGISTRATIONS)})(?:[(（]?(?:${oneOf(PROFESSIONS)})(?:工程)?[)）]?)?`,
  'u',
)

/** 市政一级建造师, 一级建造师（市政）, 二建, 造价师: the registrations of people. */
export function parseRegistrations(text: string): ParseResult<QualificationCodes> {
  const match = consumeMatch(text, REGISTRATION)
  if (!match) return { value: NOTHING, rest: text }
  const [whole, before, word = ''] = match.found
  const behind = whole.slice(whole.indexOf(word) + word.length)
  const profession = before ?? PROFESSIONS.find(([name]) => behind.includes(name))?.[0]
  const tail = profession && codeOf(PROFESSIONS, profession)
  const head = codeOf(REGISTRATIONS, word)
  return { value: { heads: head ? head.split(',') : [], tails: tail ? [tail] : [] }, rest: match.rest }
}

/** The qualification of companies in a type of engineering. */
const HEADS_BY_TYPE: Readonly<Record<string, string>> = {
  building: 'D101',
  municipal: 'D110',
  highway: 'D102',
  water: 'D105',
  power: 'D106',
  fitout: 'D211',
}
const MORE_TRADES: Readonly<Record<string, readonly string[]>> = {
  municipal: ['市政工程', '市政项目'],
  building: ['房屋建筑', '房建项目'],
  landscape: ['园林', '绿化', '园林工程', '绿化工程', '园林绿化工程', '景观'],
}
/** Too general by itself: 建筑企业. */
const GENERAL = new Set(['建筑'])

/** A trade: its words, the label of its engineering type, and the head of its qualification; null where it has none. */
interface Trade {
  readonly words: readonly string[]
  readonly label: string | null
  readonly head: string | null
}

/** The words for trades, from the types of engineering and the categories of qualifications. */
export function listTrades(): readonly Trade[] {
  const wordsOf = (head: string) => CATEGORIES.flatMap(([word, code]) => (code === head ? [word] : []))
  const withWork = (words: readonly string[]) =>
    [...new Set(words.flatMap((word) => [word, word.endsWith('工程') ? word : `${word}工程`]))].filter(
      (word) => !GENERAL.has(word),
    )
  const types = ENGINEERING_TYPES.filter(({ value }) => value !== 'other').map(({ value, label }): Trade => {
    const head = HEADS_BY_TYPE[value] ?? null
    return {
      words: withWork([label, ...(MORE_TRADES[value] ?? []), ...(head ? wordsOf(head) : [])]),
      label,
      head,
    }
  })
  const ofTypes = new Set(Object.values(HEADS_BY_TYPE))
  const others = QUALIFICATIONS.filter(({ value }) => !ofTypes.has(value)).map(
    ({ value }): Trade => ({ words: withWork(wordsOf(value)), label: null, head: value }),
  )
  return [...types, ...others]
}
