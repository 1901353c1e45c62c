import type { ParseResult } from './amount'
import type { Token } from './segment'
import { consumeMatch, NUMBER, parseNumeral } from './text'
import type { Order, Subject } from './words'

/** 其中, 这些里面: the question is about the records of the previous answer. */
const PREVIOUS_ANSWER =
  /^(?:那么?)?在?(?:其中|里面|当中|(?:这些|那些|上面|以上|上述)(?:这些|那些)?(?:里面?|之中|当中|中(?!标))?)/u

// 最近的一个月 is a period, not an order.
const ONE = '[个条家项位块宗份](?!月|星期|礼拜|季度)'
const WHICH_ONE = new RegExp(`(?:[哪那][一1]?|的[一1])${ONE}|是(?:谁|什么)`, 'u')
/** 最近 before a deadline, or before 的是哪一个, is an order; anywhere else it is a period. */
const NEAREST_END = /最近(?=要?(?:截止|到期|过期))/u
const NEAREST_ONE = new RegExp(
  `最近(?=(?:发布|公布|公示|中标|成交|签约|开工)?(?:的(?:是|为)?|是|为)[哪那一]一?${ONE})`,
  'u',
)

/** True when the question is about the records of the previous answer. */
export function refersToPreviousAnswer(text: string): boolean {
  return PREVIOUS_ANSWER.test(text)
}

/** Rewrites 最近 where it means an order. */
export function rewriteRecent(text: string): string {
  return text.replace(NEAREST_END, '最先').replace(NEAREST_ONE, '最新')
}

/** 哪一个 asks for one record. */
export function isAboutOne(text: string): boolean {
  return WHICH_ONE.test(text)
}

/** 第一个, 第2家: the place in the previous answer, from 1 (AI-11). */
export function parseOrdinal(text: string): ParseResult<number> | null {
  const match = consumeMatch(text, new RegExp(`第(${NUMBER})(?:个|家|条|名|位|项|宗|块|份)(?!月|季度)`, 'u'))
  const value = match && parseNumeral(match.found[1] ?? '')
  return match && value ? { value, rest: match.rest } : null
}

export interface ParsedOrder {
  readonly order: Order
  readonly subject: Subject | null
  /** A subject without a sort in any kind, as in 保证金最低; null if `subject` is known or there is none. */
  readonly unknownSubject: string | null
}

/** 被罚得最多, 中标的最多: a particle before the order. */
const PARTICLES = new Set(['得', '的', '了', '过'])
/** 中标最大 is about a sum, 中标最多 about a number. */
const OF_SIZE = /[大高贵]/u
const NEEDS_SUBJECT = new Set(['排序', '排列'])
const COUNTED_SUBJECTS: readonly Subject[] = ['wins', 'tenders']

/** The order in a question: 中标最多 has the subject wins, 最新 has none (AI-07). */
export function readOrder(
  tokens: readonly Token[],
): (ParsedOrder & { readonly subjectToken: Token | null }) | null {
  const at = tokens.findIndex(({ meanings }) => meanings.some(({ is }) => is === 'order'))
  const word = tokens[at]
  const order = word?.meanings.find(({ is }) => is === 'order')
  if (!word || order?.is !== 'order') return null
  const isAfter = (token: Token | undefined, next: Token) =>
    token !== undefined && token.at + token.text.length === next.at
  const particle = tokens[at - 1]
  const skips = particle !== undefined && PARTICLES.has(particle.text) && isAfter(particle, word)
  const [before, next] = skips ? [tokens[at - 2], particle] : [particle, word]
  const isBeside = before !== undefined && isAfter(before, next)
  const subject = isBeside ? before.meanings.find(({ is }) => is === 'subject') : undefined
  const subjectKey = subject?.is === 'subject' ? subject.subject : null
  const ownWords = new Set(['filler', 'place', 'trade', 'option', 'not'])
  // 排序 needs a subject, as in 按金额排序; alone it is an unknown subject.
  if (subjectKey === null && NEEDS_SUBJECT.has(word.text))
    return { order: order.order, subject: null, unknownSubject: word.text, subjectToken: word }
  const isOther = isBeside && !subject && !before.meanings.some(({ is }) => ownWords.has(is))
  return {
    order: order.order,
    subject:
      subjectKey !== null && COUNTED_SUBJECTS.includes(subjectKey) && OF_SIZE.test(word.text)
        ? 'amount'
        : subjectKey,
    unknownSubject: isOther ? before.text : null,
    subjectToken: isBeside ? before : null,
  }
}
