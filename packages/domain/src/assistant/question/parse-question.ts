import { KINDS, type KindName } from '../../records'
import { type AmountRange, parseAmount, parseArea, parseResultCount } from './amount'
import { normaliseOrderWords, parseOrder } from './order'
import { type Period, parsePeriod } from './period'
import { type NamedPlace, parsePlaces } from './place'
import { parseQualifications, parseRegistrations, type QualificationCodes } from './qualification'
import { normaliseQuestion } from './text'
import {
  FILLER,
  GENERAL_WORDS,
  KIND_WORDS,
  type Order,
  PRIORITY_KINDS,
  TOPIC_WORDS,
  type Topic,
} from './words'

export interface MentionedOption {
  readonly word: string
  readonly label: string
}

/** A parsed question. What it does not mention is null or empty. */
export interface ParsedQuestion {
  readonly kind: KindName | null
  readonly places: readonly NamedPlace[]
  readonly amount: AmountRange | null
  readonly area: AmountRange | null
  readonly period: Period | null
  /** The period refers to a deadline or an expiry. */
  readonly isDue: boolean
  readonly qualification: QualificationCodes
  readonly registration: QualificationCodes
  /** Option words with the label of their option: 房建 is 房屋建筑. For a kind without that option they count as keywords. */
  readonly options: readonly MentionedOption[]
  readonly order: Order | null
  readonly take: number | null
  /** The remaining words, searched in titles. */
  readonly keyword: string
  /** A company by its full name, or by what may be part of one. */
  readonly company: { readonly name: string; readonly isWhole: boolean } | null
  readonly topics: readonly Topic[]
  /** It asks what was announced: of tenders and of their results. */
  readonly asksNotices: boolean
}

/** Maximum number of records in an answer. */
export const MAX_RESULTS = 10

const ASKING =
  '(?:请问|麻烦|帮我|帮忙|我想|想|查询|查看|查找|查一下|查下|查查|看看|看一下|了解|介绍|搜索|查|找|一下|下)*'
const WHOLE_NAME =
  /[\p{Script=Han}A-Za-z0-9()]{2,40}?(?:股份有限公司|有限责任公司|有限公司|集团公司|工程公司|总公司|研究院|设计院)/u
const LEADING = new RegExp(`^${ASKING}`, 'u')
const TOPIC =
  '(?:信用|行政处罚|处罚|失信|资质|中标|业绩|人员|建造师|法人|法定代表人|注册资本|竞争对手|对手|国企|央企|国有|民企|民营|私企|上市公司|地址|电话|情况|资料|怎么样|如何)'
const PART_OF_NAME = new RegExp(
  `^${ASKING}([\\p{Script=Han}A-Za-z0-9()]{2,20}?)(?:这家(?:公司|企业))?(?:(?:最近|近期)?的|有哪些|有什么|有多少|有|是不是|是|属于)?${TOPIC}`,
  'u',
)

const findTopics = (text: string): Topic[] =>
  TOPIC_WORDS.flatMap(([pattern, topic]) => (pattern.test(text) ? [topic] : []))

const consumeKind = (text: string): { readonly kind: KindName | null; readonly rest: string } => {
  const found: { readonly at: number; readonly kind: KindName }[] = []
  let rest = text
  for (const [word, kind] of KIND_WORDS) {
    for (let at = rest.indexOf(word); at >= 0; at = rest.indexOf(word)) {
      found.push({ at, kind })
      rest = `${rest.slice(0, at)}${' '.repeat(word.length)}${rest.slice(at + word.length)}`
    }
  }
  const [last] = found.sort((a, b) => b.at - a.at)
  const paramount = last?.kind === 'company' && found.find(({ kind }) => PRIORITY_KINDS.includes(kind))
  const general = GENERAL_WORDS.find(([word]) => rest.includes(word))
  return { kind: (paramount || last)?.kind ?? general?.[1] ?? null, rest }
}

const OPTION_LABELS: readonly string[] = [
  ...new Set(
    KINDS.flatMap(({ filters }) =>
      filters.flatMap((filter) =>
        filter.type === 'options' ? filter.options.map(({ label }) => label.replace(/\s/g, '')) : [],
      ),
    ),
  ),
]
  .filter((label) => label.length >= 2 && label !== '其他')
  .sort((a, b) => b.length - a.length)

/** Other words for an option, besides its label. */
const OPTION_WORDS: readonly (readonly [word: string, label: string])[] = [
  ['房屋建筑', '房屋建筑'],
  ['房建', '房屋建筑'],
  ['园林', '园林绿化'],
  ['绿化', '园林绿化'],
  ['装修', '装饰装修'],
  ['装饰', '装饰装修'],
  ['勘察', '勘察设计监理'],
  ['设计', '勘察设计监理'],
  ['监理', '勘察设计监理'],
  ['材料', '材料设备'],
  ['设备', '材料设备'],
]

const consumeOptions = (
  text: string,
): { readonly options: readonly MentionedOption[]; readonly rest: string } => {
  const options: MentionedOption[] = []
  let rest = text
  const all = [...OPTION_LABELS.map((label) => [label, label] as const), ...OPTION_WORDS]
  for (const [word, label] of all) {
    if (!rest.includes(word)) continue
    if (!options.some((option) => option.label === label)) options.push({ word, label })
    rest = rest.replaceAll(word, ' ')
  }
  return { options, rest }
}

const extractKeyword = (rest: string): string => {
  const parts = rest
    .replace(FILLER, ' ')
    .split(/[^\p{Script=Han}A-Za-z0-9]+/u)
    .map((part) => part.replace(/^工程$|工程$/u, ''))
  const [longest = ''] = parts.filter((part) => [...part].length >= 2).sort((a, b) => b.length - a.length)
  return longest
}

const findCompanyMention = (text: string, keyword: string): ParsedQuestion['company'] => {
  const whole = WHOLE_NAME.exec(text)
  if (whole) return { name: whole[0].replace(LEADING, ''), isWhole: true }
  const part = PART_OF_NAME.exec(text)?.[1]
  // Only if something other than a place or a condition is left.
  return part && keyword !== '' && part.includes(keyword) ? { name: part, isWhole: false } : null
}

/**
 * Takes a question apart (AI-07): what was asked for, where, when, how much, with which qualification, in which order.
 * @param now ms
 */
export function parseQuestion(question: string, now: number): ParsedQuestion {
  const text = normaliseOrderWords(normaliseQuestion(question))
  const whole = WHOLE_NAME.exec(text)?.[0] ?? null
  let rest = whole === null ? text : text.replace(whole, ' ')
  const next = <T>(read: { readonly value: T; readonly rest: string } | null): T | null => {
    if (read) rest = read.rest
    return read?.value ?? null
  }
  const period = next(parsePeriod(rest, now))
  const isDue = /截止|到期|过期/u.test(rest)
  const area = next(parseArea(rest))
  const amount = next(parseAmount(rest))
  const take = next(parseResultCount(rest, MAX_RESULTS))
  const registration = next(parseRegistrations(rest)) ?? { heads: [], tails: [] }
  const qualification = next(parseQualifications(rest)) ?? { heads: [], tails: [] }
  const ordered = parseOrder(rest)
  const named = consumeKind(ordered.rest)
  const placed = parsePlaces(named.rest)
  const chosen = consumeOptions(placed.rest)
  const keyword = extractKeyword(chosen.rest)
  const company = findCompanyMention(text, keyword)
  return {
    kind: registration.heads.length > 0 ? 'person' : named.kind,
    places: placed.value,
    amount,
    area,
    period,
    isDue,
    qualification,
    registration,
    options: chosen.options,
    order: ordered.order,
    take: take ?? (ordered.isOne ? 1 : null),
    keyword,
    company,
    topics: findTopics(text),
    asksNotices: /公告|公示/u.test(text),
  }
}
