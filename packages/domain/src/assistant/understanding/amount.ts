import { consumeMatch, NUMBER, parseNumeral } from './text'

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
  亿: 1e8 * FEN,
  千万: 1e7 * FEN,
  百万: 1e6 * FEN,
  万: 1e4 * FEN,
  '': FEN,
}
const AREA_UNITS: Readonly<Record<string, number>> = { 亿: 1e8, 千万: 1e7, 百万: 1e6, 万: 1e4, '': 1 }

const UNIT = '(亿|千万|百万|万)?'
const AT_LEAST = '不低于|不少于|不小于|至少|高于|超过|大于|多于|>=|≥|>'
const AT_MOST = '不超过|不高于|不多于|不大于|最多|低于|少于|小于|<=|≤|<'
const MORE = '及以上|以上|起'
const LESS = '及以下|以下|以内|之内'
const ABOUT = '左右|上下'
const STRICTLY_MORE = /^(高于|超过|大于|多于|>)$/
const STRICTLY_LESS = /^(低于|少于|小于|<)$/
/** A bare amount is approximate: 10% either way. */
const ROUGHLY = 0.1

const patternOf = (suffix: string, isNeeded: boolean) => {
  const last = isNeeded ? suffix : `(?:${suffix})?`
  return new RegExp(
    `(${AT_LEAST}|${AT_MOST})?(${NUMBER})${UNIT}${last}(?:(?:-|–|—|~|至|到)(${NUMBER})${UNIT}${last})?(?:之间)?(${MORE}|${LESS}|${ABOUT})?`,
    'gu',
  )
}

const boundsOf = (before: string, low: number, high: number | null, after: string): AmountRange => {
  if (high !== null) return { min: Math.min(low, high), max: Math.max(low, high) }
  if (new RegExp(`^(${AT_LEAST})$`).test(before))
    return { min: STRICTLY_MORE.test(before) ? low + 1 : low, max: null }
  if (new RegExp(`^(${AT_MOST})$`).test(before))
    return { min: null, max: STRICTLY_LESS.test(before) ? low - 1 : low }
  if (new RegExp(`^(${MORE})$`).test(after)) return { min: low, max: null }
  if (new RegExp(`^(${LESS})$`).test(after)) return { min: null, max: low }
  return { min: Math.round(low * (1 - ROUGHLY)), max: Math.round(low * (1 + ROUGHLY)) }
}

const MOST = 10 ** 15 - 1

const createAmountParser =
  (pattern: RegExp, units: Readonly<Record<string, number>>, isMeant: (found: RegExpExecArray) => boolean) =>
  (text: string): (ParseResult<AmountRange> & { readonly at: number }) | null => {
    for (const found of text.matchAll(pattern)) {
      const [, before = '', first = '', unit = '', second, otherUnit, after = ''] = found
      if (!isMeant(found)) continue
      const [low, high] = [parseNumeral(first), second === undefined ? null : parseNumeral(second)]
      if (low === null) continue
      const scaled = (value: number, own: string) => Math.min(MOST, Math.round(value * (units[own] ?? 1)))
      const bounds = boundsOf(
        before,
        // 1–3亿: the unit is written once, for both numbers.
        scaled(low, unit || otherUnit || ''),
        high === null ? null : scaled(high, otherUnit || unit),
        after,
      )
      const gap = ' '.repeat(found[0].length)
      const rest = `${text.slice(0, found.index)}${gap}${text.slice(found.index + gap.length)}`
      return { value: bounds, rest, at: found.index }
    }
    return null
  }

/** 500万以上, 1–3亿, 不低于两千万, 300万元以内; a number without a unit or 元 is not an amount (AI-07). */
export const parseAmount = createAmountParser(
  patternOf('(?:元|块钱|块|人民币)', false),
  MONEY_UNITS,
  ([whole, , , unit, , otherUnit]) => Boolean(unit || otherUnit || /元|块/.test(whole)),
)

/** 10万平方米以上, 5000㎡ (AI-07). */
export const parseArea = createAmountParser(
  patternOf('(?:平方米|平米|平方|m2|㎡|平)', true),
  AREA_UNITS,
  () => true,
)

const CLASSIFIER = '(?:名|家|个|条|位|项|宗|强|大)'
const COUNTED_OUT = new RegExp(`(?:前|top|列出|给我|来|显示)(${NUMBER})${CLASSIFIER}?`, 'iu')
// 十个项目 is a number of results; 三个月, 第三个, 哪一个 and 10 项以上 are not.
const COUNTED_BEFORE = new RegExp(
  `(?<![第哪那这每近过\\d零一二两三四五六七八九十百千])(${NUMBER})${CLASSIFIER}(?!月|星期|礼拜|季度|及?以[上下内])`,
  'u',
)

/** 前五, 前10名, top3, 列出三条, 十个项目: how many results are wanted, at most `most`; null if the question does not say (AI-07). */
export function parseResultCount(
  text: string,
  most: number,
): (ParseResult<number> & { readonly at: number; readonly isTop: boolean }) | null {
  for (const pattern of [COUNTED_OUT, COUNTED_BEFORE]) {
    const taken = consumeMatch(text, pattern)
    const value = taken && parseNumeral(taken.found[1] ?? '')
    // 一个 and 一家 are articles.
    if (taken && value && (pattern === COUNTED_OUT || value >= 2))
      return {
        value: Math.max(1, Math.min(most, Math.floor(value))),
        rest: taken.rest,
        at: taken.found.index,
        isTop: /^(?:前|top)/iu.test(taken.found[0]),
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

/** 10 项以上业绩, 业绩 5 项以上: a number of what one of the words names (AI-07). */
export function parseCount<S>(
  text: string,
  words: ReadonlyArray<readonly [string, S]>,
): ParseResult<CountRange & { readonly of: S }> | null {
  const word = `(${words.map(([one]) => one).join('|')})`
  const number = `(${NUMBER})(?:项|个|条|次)(及以上|以上|及以下|以下|以内)`
  for (const [pattern, at] of [
    [new RegExp(`${number}的?(?:中标|个人)?${word}`, 'u'), { value: 1, mark: 2, word: 3 }],
    [new RegExp(`${word}(?:在|有|达到|超过)?${number}`, 'u'), { value: 2, mark: 3, word: 1 }],
  ] as const) {
    const taken = consumeMatch(text, pattern)
    const value = taken && parseNumeral(taken.found[at.value] ?? '')
    const of = words.find(([one]) => one === taken?.found[at.word])
    if (taken && value && of)
      return { value: { of: of[1], ...boundsOfCount(value, taken.found[at.mark] ?? '') }, rest: taken.rest }
  }
  return null
}
