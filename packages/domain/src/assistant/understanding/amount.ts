import { consumeMatch, NUMBER, parseNumeral, parseSpan } from './text'

/** Both bounds included; money in fen, areas in square metres. */
export interface AmountRange {
  readonly min: number | null
  readonly max: number | null
}

export interface ParseResult<T> {
  readonly value: T
  readonly rest: string
}

const FEN = 100
const MONEY_UNITS: Readonly<Record<string, number>> = {
  个亿: 1e8 * FEN,
  亿: 1e8 * FEN,
  千万: 1e7 * FEN,
  百万: 1e6 * FEN,
  万: 1e4 * FEN,
  w: 1e4 * FEN,
  W: 1e4 * FEN,
  '': FEN,
}
const AREA_UNITS: Readonly<Record<string, number>> = { 亿: 1e8, 千万: 1e7, 百万: 1e6, 万: 1e4, '': 1 }

const UNIT = '(个亿|亿|千万|百万|万|[wW](?![a-zA-Z]))?'
const AT_LEAST = '不低于|不少于|不小于|至少|最少|最低|起码|高于|超过|超出|大于|多于|>=|≥|>'
const AT_MOST = '不超过|不高于|不多于|不大于|至多|最多|最高|低于|少于|小于|不到|不足|<=|≤|<'
const MORE = '及以上|以上|往上|朝上|打底|起步|起|\\+'
// 500万内蒙古: 内 belongs to the place.
const LESS = '及以下|以下|以内|之内|往下|封顶|内(?![蒙江黄乡丘部])'
const ABOUT = '左右|上下|上下浮动'
const STRICTLY_MORE = /^(高于|超过|超出|大于|多于|>)$/
const STRICTLY_LESS = /^(低于|少于|小于|不到|不足|<)$/
/** 一千多万: above the number, and below its next round number. */
const ODD = '(多|余|几)?'
/** A bare amount is approximate: 10% either way. */
const ROUGHLY = 0.1

const patternOf = (suffix: string, isNeeded: boolean) => {
  const last = isNeeded ? suffix : `(?:${suffix})?`
  return new RegExp(
    `(${AT_LEAST}|${AT_MOST})?(${NUMBER})${ODD}来?${UNIT}${ODD}${last}(?:(?:-|–|—|~|至|到)(${NUMBER})${UNIT}${last})?(?:之间)?(${MORE}|${LESS}|${ABOUT})?`,
    'gu',
  )
}

const isOneOf = (marks: string, mark: string) => new RegExp(`^(?:${marks})$`, 'u').test(mark)

const boundsOf = (before: string, low: number, high: number | null, after: string): AmountRange => {
  if (high !== null && isOneOf(MORE, after)) return { min: Math.min(low, high), max: null }
  if (high !== null && isOneOf(LESS, after)) return { min: null, max: Math.max(low, high) }
  if (high !== null) return { min: Math.min(low, high), max: Math.max(low, high) }
  if (isOneOf(AT_LEAST, before)) return { min: STRICTLY_MORE.test(before) ? low + 1 : low, max: null }
  if (isOneOf(AT_MOST, before)) return { min: null, max: STRICTLY_LESS.test(before) ? low - 1 : low }
  if (isOneOf(MORE, after)) return { min: low, max: null }
  if (isOneOf(LESS, after)) return { min: null, max: low }
  return { min: Math.round(low * (1 - ROUGHLY)), max: Math.round(low * (1 + ROUGHLY)) }
}

const MAX_FEN = 10 ** 15 - 1

/** The step from a number to the next round one: 100 for 300, 1000 for 1000, 10 for 120. */
const stepOf = (value: number): number => {
  let step = 1
  while (value >= 10 && value % (step * 10) === 0 && step < value) step *= 10
  return Math.min(step, value || 1)
}

/** Both ends of a written number: 三五, 一百多; the upper end is null for a single number. */
const endsOf = (written: string, isOdd: boolean): readonly [number, number | null] | null => {
  const span = parseSpan(written)
  if (span) return span
  const value = parseNumeral(written)
  if (value === null) return null
  return [value, isOdd ? value + stepOf(value) : null]
}

const createAmountParser =
  (pattern: RegExp, units: Readonly<Record<string, number>>, isMeant: (match: RegExpExecArray) => boolean) =>
  (text: string): (ParseResult<AmountRange> & { readonly at: number }) | null => {
    for (const match of text.matchAll(pattern)) {
      const [, before = '', first = '', odd, unit = '', oddUnit, second, otherUnit, after = ''] = match
      if (!isMeant(match)) continue
      const ends = endsOf(first, odd !== undefined || oddUnit !== undefined)
      const last = second === undefined ? null : parseNumeral(second)
      if (ends === null || (second !== undefined && last === null)) continue
      const scaled = (value: number, unit: string) =>
        Math.min(MAX_FEN, Math.round(value * (units[unit] ?? 1)))
      const [low, high] = ends
      // 1–3亿: the unit is written once, for both numbers.
      const ownUnit = unit || otherUnit || ''
      const bounds = boundsOf(
        before,
        scaled(low, ownUnit),
        last !== null ? scaled(last, otherUnit || unit) : high !== null ? scaled(high, ownUnit) : null,
        after,
      )
      const gap = ' '.repeat(match[0].length)
      const rest = `${text.slice(0, match.index)}${gap}${text.slice(match.index + gap.length)}`
      return { value: bounds, rest, at: match.index }
    }
    return null
  }

const VAGUE =
  /(?<!以)(上|过|破|好几|几|数)个?(十|百|千)?(亿|万)(?:元|块钱|块)?(?:人民币)?(及以上|以上|往上|及以下|以下|以内)?/u
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** 上千万 is at least ten million, 几百万 between one and ten (AI-07). */
const parseVagueAmount = (text: string): (ParseResult<AmountRange> & { readonly at: number }) | null => {
  const match = consumeMatch(text, VAGUE)
  if (!match) return null
  const [, mark = '', tens = '', unit = '', after = ''] = match.found
  const low = (TENS[tens] ?? 1) * (MONEY_UNITS[unit] ?? 1)
  const isOpen = /[上过破]/u.test(mark) || after.endsWith('上')
  const min = after.endsWith('下') || after.endsWith('内') ? null : low
  const value = { min, max: isOpen ? null : low * 10 - 1 }
  return { value, rest: match.rest, at: match.found.index }
}

const parsePlainAmount = createAmountParser(
  patternOf('(?:元|块钱|块|人民币)', false),
  MONEY_UNITS,
  ([whole, , , , unit, , , otherUnit]) => Boolean(unit || otherUnit || /元|块/.test(whole)),
)

/** 500万以上, 1–3亿, 不低于两千万, 三五百万, 上千万; a number without a unit or 元 is not an amount. */
export function parseAmount(text: string): (ParseResult<AmountRange> & { readonly at: number }) | null {
  const first = parseVagueAmount(text) ?? parsePlainAmount(text)
  const second = first && parsePlainAmount(first.rest)
  // 一百万以上五百万以下: both ends, each with its mark.
  if (!first || !second || second.at < first.at) return first
  if (!/^[ ,，且并和、]*$/u.test(first.rest.slice(first.at, second.at))) return first
  const [amountRange, other] = [first.value, second.value]
  const value =
    amountRange.max === null && other.min === null && other.max !== null
      ? { min: amountRange.min, max: other.max }
      : amountRange.min === null && other.max === null
        ? { min: other.min, max: amountRange.max }
        : null
  return value ? { value, rest: second.rest, at: first.at } : first
}

/** 10万平方米以上, 5000㎡. */
export const parseArea = createAmountParser(
  patternOf('(?:平方米|平米|平方|m2|㎡|平)', true),
  AREA_UNITS,
  () => true,
)

const CLASSIFIER = '(?:名|家|个|条|位|项|宗|强|大)'
// 前三个月 is a period; 给我一级建造师 asks for a grade.
const COUNTED_OUT = new RegExp(
  `(?:前|top)(${NUMBER})${CLASSIFIER}?(?![\\d零一二两三四五六七八九十百千]|个?(?:月|季度|年|天|周|星期|礼拜))|(?:列出|列|给我来|给我|给|来|显示|挑|推荐|找)(${NUMBER})[来多几]?${CLASSIFIER}`,
  'iu',
)
// 十个项目 is a number of results; 三个月, 第三个, 哪一个 and 10 项以上 are not.
const COUNTED_BEFORE = new RegExp(
  `(?<![第哪那这每近过\\d零一二两三四五六七八九十百千])(${NUMBER})[来多几]?${CLASSIFIER}(?!月|星期|礼拜|季度|及?以[上下内])`,
  'u',
)

/**
 * 前五, 前10名, top3, 列出三条, 十来个项目: the number of requested results, at most `most`; null without a number in the question.
 */
export function parseResultCount(
  text: string,
  most: number,
):
  | (ParseResult<number> & { readonly at: number; readonly isTop: boolean; readonly isRanking: boolean })
  | null {
  for (const pattern of [COUNTED_OUT, COUNTED_BEFORE]) {
    const match = consumeMatch(text, pattern)
    const written = match?.found[1] ?? match?.found[2] ?? ''
    const value = match && (parseSpan(written)?.[1] ?? parseNumeral(written))
    // 一个 and 一家 are articles.
    if (match && value && (pattern === COUNTED_OUT || value >= 2))
      return {
        value: Math.max(1, Math.min(most, Math.floor(value))),
        rest: match.rest,
        at: match.found.index,
        isTop: /^(?:前|top)/iu.test(match.found[0]),
        isRanking: /[强大]$/u.test(match.found[0]),
      }
  }
  return null
}

/** A number of works, penalties or the like; both bounds included. */
export interface CountRange {
  readonly min: number | null
  readonly max: number | null
}

const boundsOfCount = (value: number, mark: string): CountRange => {
  if (mark.endsWith('下') || mark.endsWith('内')) return { min: null, max: value }
  return mark === '' ? { min: value, max: value } : { min: value, max: null }
}

/** 10 项以上业绩, 业绩 5 项以上: a number with its subject from `words`. */
export function parseCount<S>(
  text: string,
  words: ReadonlyArray<readonly [string, S]>,
): ParseResult<CountRange & { readonly of: S }> | null {
  const word = `(${words.map(([word]) => word).join('|')})`
  const number = `(${NUMBER})(?:项|个|条|次)(及以上|以上|及以下|以下|以内)`
  for (const [pattern, at] of [
    [new RegExp(`${number}的?(?:中标|个人)?${word}`, 'u'), { value: 1, mark: 2, word: 3 }],
    [new RegExp(`${word}(?:了|过|在|有|达到|超过)?${number}`, 'u'), { value: 2, mark: 3, word: 1 }],
  ] as const) {
    const match = consumeMatch(text, pattern)
    const value = match && parseNumeral(match.found[at.value] ?? '')
    const of = words.find(([word]) => word === match?.found[at.word])
    if (match && value && of)
      return { value: { of: of[1], ...boundsOfCount(value, match.found[at.mark] ?? '') }, rest: match.rest }
  }
  return null
}
