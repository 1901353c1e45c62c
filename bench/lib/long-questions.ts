import { listNameCandidates, parseFollowUp, parseQuestion } from '../../packages/domain/src/assistant'

/**
 * Parts that a question may repeat: digits, numerals, brackets, places, conjunctions, and the key words of
 * every parser.
 */
const PARTS =
  '9 1,000, 1. 一 十 百 半 万 亿 ( （ ) [ 重庆 江北区 且 或 且或 市政 市政一级 资质 2026年 3月到 近一 最近的 有限公司 公司 的 没有 没有处罚 市政一级建造师 不低于 至 500万至 1- 业绩10 前五 十个 十来 去掉甲， 再加上 甲的 A1 、 哪一个 最大 中标最多 多万 😀'.split(
    ' ',
  )
const LENGTH = 1000
const RUNS = 3

/** The parse time of a text in ms: the minimum of some runs, because the machine does other work too. */
const timeOf = (text: string, now: number): number => {
  const before = parseQuestion('重庆近一个月500万以上的市政招标', now)
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    parseFollowUp(text, now, before)
    listNameCandidates(text, now)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** The slowest question of a thousand characters that repeats one part, with that part. */
export function timeLongQuestions(now: number): { readonly part: string; readonly ms: number } {
  parseQuestion('重庆的招标', now)
  const timed = PARTS.map((part) => ({ part, ms: timeOf(part.repeat(LENGTH / part.length), now) }))
  return timed.reduce((slowest, question) => (question.ms > slowest.ms ? question : slowest))
}
