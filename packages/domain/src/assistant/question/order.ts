import { ORDER_WORDS, type Order } from './words'

/** 其中, 这些里面: the question is about the records of the previous answer. */
const PREVIOUS_ANSWER =
  /^(?:那么?)?在?(?:其中|里面|当中|(?:这些|那些|上面|以上|上述)(?:这些|那些)?(?:里面?|之中|当中|中(?!标))?)/u

// 最近的一个月 is a period, not an order.
const ONE = '[个条家项位块宗份](?!月|星期|礼拜|季度)'
const WHICH_ONE = new RegExp(`(?:[哪那][一1]?|的[一1])${ONE}`, 'u')
/** 最近 before a deadline, or before 的是哪一个, is an order; anywhere else it is a period. */
const NEAREST_END = /最近(?=要?(?:截止|到期|过期))/u
const NEAREST_ONE = new RegExp(
  `最近(?=(?:发布|公布|公示|中标|成交|签约|开工)?(?:的(?:是|为)?|是|为)[哪那一]一?${ONE})`,
  'u',
)

/** Whether the question is about the records of the previous answer (AI-07). */
export function refersToPreviousAnswer(text: string): boolean {
  return PREVIOUS_ANSWER.test(text)
}

/** Removes 其中 and rewrites 最近 where it means an order. */
export function normaliseOrderWords(text: string): string {
  return text.replace(PREVIOUS_ANSWER, '').replace(NEAREST_END, '最先').replace(NEAREST_ONE, '最新')
}

export interface ParsedOrder {
  readonly order: Order | null
  /** 预算最高的是哪一个 asks for one. */
  readonly isOne: boolean
  readonly rest: string
}

/** The order that a question asks for (AI-07). */
export function parseOrder(text: string): ParsedOrder {
  const found = ORDER_WORDS.find(([pattern]) => pattern.test(text))
  if (!found) return { order: null, isOne: false, rest: text }
  return { order: found[1], isOne: WHICH_ONE.test(text), rest: text.replace(found[0], ' ') }
}
