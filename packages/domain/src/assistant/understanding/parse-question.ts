import { dayOf } from '../../formatting'
import type { KindName } from '../../records'
import {
  type AmountRange,
  type CountRange,
  parseAmount,
  parseArea,
  parseCount,
  parseResultCount,
} from './amount'
import type { Meaning } from './lexicon'
import { isAboutOne, type ParsedOrder, parseOrdinal, readOrder, rewriteRecent } from './order'
import { findVaguePeriod, type Period, parsePeriod } from './period'
import { combinePlaces, type NamedPlace } from './place'
import { parseQualifications, parseRegistrations, type QualificationCodes } from './qualification'
import { segmentText, type Token } from './segment'
import { normaliseQuestion } from './text'
import { type Intent, type Matter, PRIORITY_KINDS, type Subject, type Topic } from './words'

export interface MentionedOption {
  readonly word: string
  /** Labels of the options that it may refer to; empty for a trade without a filter. */
  readonly labels: readonly string[]
  /** The category of qualification of the trade. */
  readonly head: string | null
}

interface MentionedMatter {
  readonly matter: Matter
  /** 没有处罚. */
  readonly isAbsent: boolean
}

/** A parsed question. Parts that it does not mention are null or empty. */
export interface ParsedQuestion {
  readonly kind: KindName | null
  readonly places: readonly NamedPlace[]
  readonly amount: (AmountRange & { readonly of: Subject | null }) | null
  readonly area: AmountRange | null
  /** 10 项以上业绩, 没有业绩. */
  readonly count: (CountRange & { readonly of: Subject }) | null
  readonly period: Period | null
  /** The period ended before today. */
  readonly isOver: boolean
  /** The period refers to a deadline or an expiry. */
  readonly isDue: boolean
  /** Only records that still accept bids. */
  readonly isOpen: boolean
  readonly qualification: QualificationCodes
  readonly registration: QualificationCodes
  readonly options: readonly MentionedOption[]
  readonly matters: readonly MentionedMatter[]
  readonly order: ParsedOrder | null
  readonly take: number | null
  /** Words outside the lexicon, in their order: names, or conditions that are not understood. */
  readonly unknown: readonly string[]
  /** Understood conditions that cannot be searched. */
  readonly unusable: readonly string[]
  readonly topics: readonly Topic[]
  readonly intents: readonly Intent[]
  readonly mentions: { readonly mine: boolean; readonly it: boolean; readonly ordinal: number | null }
  /** True for a question about a procedure or a requirement. */
  readonly explains: boolean
  /** True for a question about announcements: tenders and their results. */
  readonly asksNotices: boolean
}

type Alternatives = Pick<ParsedQuestion, 'places' | 'options' | 'qualification' | 'registration' | 'matters'>

/** Maximum number of records in an answer. */
const MAX_RESULTS = 10

type Of<I extends Meaning['is']> = Extract<Meaning, { readonly is: I }>

const meaningOf = <I extends Meaning['is']>(token: Token | undefined, is: I): Of<I> | undefined =>
  token?.meanings.find((meaning): meaning is Of<I> => meaning.is === is)

const allOf = <I extends Meaning['is']>(tokens: readonly Token[], is: I): readonly Of<I>[] =>
  tokens.flatMap((token) => meaningOf(token, is) ?? [])

/**
 * The last kind counts; a kind that is a list of companies takes precedence over 企业; loose words such as 项目 count only
 * without another kind.
 */
const findKind = (tokens: readonly Token[]): KindName | null => {
  const named = allOf(tokens, 'kind')
  const firm = named.filter(({ isLoose }) => !isLoose)
  const last = firm.at(-1)?.kind
  const paramount =
    last === 'company' ? firm.find(({ kind }) => PRIORITY_KINDS.includes(kind))?.kind : undefined
  return paramount ?? last ?? named.at(-1)?.kind ?? null
}

const isFiller = (token: Token) =>
  token.meanings.every(({ is }) => is === 'filler') && token.meanings.length > 0

/** 没有处罚, 未被列入黑名单: fillers may be in between. */
const isNegated = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i]
    if (!token) return false
    if (meaningOf(token, 'not')) return true
    if (!isFiller(token)) return false
  }
  return false
}

const readMatters = (tokens: readonly Token[]): readonly MentionedMatter[] => {
  const matters = new Map<Matter, boolean>()
  tokens.forEach((token, i) => {
    const matter = meaningOf(token, 'matter')?.matter
    if (matter && !matters.has(matter)) matters.set(matter, isNegated(tokens, i))
  })
  return [...matters].map(([matter, isAbsent]) => ({ matter, isAbsent }))
}

/** Negations before a word that is no matter, as in 没有资质: each is a condition of its own. */
const readNegations = (tokens: readonly Token[]) => {
  const unusable = new Set<string>()
  let count: (CountRange & { of: Subject }) | null = null
  // Backwards, so that the word after a negation is known first.
  let next: Token | undefined
  for (const token of tokens.toReversed()) {
    if (!meaningOf(token, 'not')) {
      if (!isFiller(token)) next = token
      continue
    }
    if (!next || meaningOf(next, 'matter') || meaningOf(next, 'explain')) continue
    const subject = meaningOf(next, 'subject')?.subject
    if (subject === 'achieve') count = { of: 'achieve', min: 0, max: 0 }
    else if (next.meanings.length > 0 && !meaningOf(next, 'intent')) unusable.add(`${token.text}${next.text}`)
  }
  return { unusable: [...unusable].reverse(), count }
}

/** The subject of an amount: the word just before it. */
const subjectBefore = (tokens: readonly Token[], at: number): Subject | null => {
  const before = tokens.filter((token) => token.at < at && !isFiller(token)).at(-1)
  return meaningOf(before, 'subject')?.subject ?? null
}

const readOptions = (tokens: readonly Token[]): readonly MentionedOption[] => {
  const options: MentionedOption[] = []
  for (const token of tokens) {
    const [trade, option] = [meaningOf(token, 'trade'), meaningOf(token, 'option')]
    // A word that names a kind, such as 企业, is not read as the owner type of the same label.
    if ((!trade && !option) || (meaningOf(token, 'kind') && option?.label === token.text)) continue
    const labels = [option?.label, trade?.label].filter((label) => label != null)
    if (options.some((option) => labels.some((label) => option.labels.includes(label)))) continue
    options.push({ word: token.text, labels, head: trade?.head ?? null })
  }
  return options
}

/** 中标金额前五 is an order as well. */
const readTop = (
  tokens: readonly Token[],
  take: ReturnType<typeof parseResultCount>,
): ReturnType<typeof readOrder> => {
  // 十强, 十大: no such ranking exists.
  if (take?.isRanking) return { order: 'best', subject: null, unknownSubject: null, subjectToken: null }
  const subject = take?.isTop ? subjectBefore(tokens, take.at) : null
  return subject && { order: 'most', subject, unknownSubject: null, subjectToken: null }
}

/** 信用怎么样 is about credit alone. */
const readTopics = (tokens: readonly Token[]): readonly Topic[] => {
  const named = tokens.filter((token) => meaningOf(token, 'topic'))
  const precise = named.filter(({ text }) => text !== '怎么样')
  return [...new Set(allOf(precise.length > 0 ? precise : named, 'topic').map(({ topic }) => topic))]
}

const OR = /或者?|要么/u
const OUTSIDE = /以外|之外|除外/u

/**
 * 市政一级或注册资本1亿以上: an "or" between conditions of different kinds cannot be searched, since a search requires both
 * (AI-10).
 */
const readAlternatives = (
  rest: string,
  { places, options, qualification, registration, matters }: Alternatives,
): readonly string[] => {
  if (!OR.test(rest)) return []
  const isAlike = [places, options, qualification.heads, qualification.tails, registration.heads].some(
    (values) => values.length > 1,
  )
  return matters.length > 1 || !isAlike ? ['或'] : []
}

/** 开标 counts as a deadline: bids are opened when the deadline ends. */
const DUE = /截止|到期|过期|开标/u
const COUNTED: readonly (readonly [string, Subject])[] = [
  ['业绩', 'achieve'],
  ['招标', 'tenders'],
  ['处罚', 'sanction'],
  ['被罚', 'sanction'],
]

/** The numbers, days and grades of a question, each replaced in `rest` by a gap of its length. */
export function parseFigures(text: string, now: number) {
  let rest = rewriteRecent(text)
  const next = <T>(read: { readonly value: T; readonly rest: string } | null): T | null => {
    if (read) rest = read.rest
    return read?.value ?? null
  }
  const ordinal = next(parseOrdinal(rest))
  const vaguePeriod = next(findVaguePeriod(rest))
  const period = next(parsePeriod(rest, now))
  const area = next(parseArea(rest))
  const amount = parseAmount(rest)
  if (amount) rest = amount.rest
  const count = next(parseCount(rest, COUNTED))
  const take = parseResultCount(rest, MAX_RESULTS)
  if (take) rest = take.rest
  const registration = next(parseRegistrations(rest)) ?? { heads: [], tails: [] }
  const qualification = next(parseQualifications(rest)) ?? { heads: [], tails: [] }
  return { rest, ordinal, vaguePeriod, period, area, amount, count, take, registration, qualification }
}

/**
 * Parses a question (AI-07) into its kind, places, days, amounts, qualifications and order. Every word is a condition,
 * an intent, a known word without content, or listed in `unknown` (AI-10).
 * @param question without the names of found records
 * @param now ms
 */
export function parseQuestion(question: string, now: number): ParsedQuestion {
  const { rest, ...figures } = parseFigures(normaliseQuestion(question), now)
  const { ordinal, vaguePeriod, period, area, amount, count, take, registration, qualification } = figures
  const tokens = segmentText(rest)
  const order = readOrder(tokens) ?? readTop(tokens, take)
  const ownTokens = order?.unknownSubject ? tokens.filter((token) => token !== order.subjectToken) : tokens
  const isOpen = tokens.some((token) => meaningOf(token, 'open'))
  const dueText = tokens
    .filter((token) => !meaningOf(token, 'open') && !meaningOf(token, 'order'))
    .map(({ text }) => text)
    .join('')
  const negations = readNegations(ownTokens)
  const intents = allOf(tokens, 'intent').map(({ intent }) => intent)
  const places = combinePlaces(allOf(tokens, 'place').map(({ codes }) => codes))
  const [options, matters] = [readOptions(ownTokens), readMatters(ownTokens)]
  const alternatives = readAlternatives(rest, { places, options, qualification, registration, matters })
  return {
    kind: registration.heads.length > 0 ? 'person' : findKind(tokens),
    places,
    amount: amount && { ...amount.value, of: subjectBefore(tokens, amount.at) },
    area,
    count: count ?? negations.count,
    period,
    isOver: period !== null && period.to !== null && period.to < dayOf(now),
    isDue: DUE.test(dueText),
    isOpen,
    qualification,
    registration,
    options,
    matters,
    order: order && { order: order.order, subject: order.subject, unknownSubject: order.unknownSubject },
    take: take?.value ?? (order && isAboutOne(rest) ? 1 : null),
    unknown: ownTokens.filter(({ meanings }) => meanings.length === 0).map(({ text }) => text),
    unusable: [
      ...(vaguePeriod ? [vaguePeriod] : []),
      ...negations.unusable,
      ...alternatives,
      ...(OUTSIDE.exec(rest) ?? []),
    ],
    topics: readTopics(ownTokens),
    intents: [...new Set(intents)],
    mentions: {
      mine: tokens.some((token) => meaningOf(token, 'mine')),
      it: tokens.some((token) => meaningOf(token, 'it')),
      ordinal,
    },
    explains: tokens.some((token) => meaningOf(token, 'explain')),
    asksNotices: /公告|公示/u.test(rest),
  }
}
