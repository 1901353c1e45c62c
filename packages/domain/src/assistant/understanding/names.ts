import { parseFigures } from './parse-question'
import { segmentText, type Token } from './segment'
import { normaliseQuestion } from './text'

/** A part of a question that may be the name of a record. */
interface NameCandidate {
  readonly text: string
  /** True for a full name by its ending, as companies and institutions have; the record may be unknown. */
  readonly isWhole: boolean
  /** True for a possible part of a name, without numbers, days and grades. */
  readonly isPart: boolean
}

const WHOLE_NAME =
  /[\p{Script=Han}A-Za-z0-9()]{2,40}?(?:股份有限公司|有限责任公司|有限公司|集团公司|工程公司|总公司|研究院|设计院|合伙企业)/gu

/** Words of the lexicon that are parts of names as well: 重庆, 市政, 材料. */
const NAMING = new Set(['place', 'trade', 'option', 'kind', 'subject'])
const isPart = ({ meanings }: Token) => meanings.length === 0 || meanings.some(({ is }) => NAMING.has(is))
const isUnknown = ({ meanings }: Token) => meanings.length === 0

const MIN_UNKNOWN = 2
/** Maximum number of candidates in a question: each needs a search among the records. */
export const MAX_CANDIDATES = 12

/** The text without each possible lead, such as 请问 or 最近被处罚的. */
const withoutLead = (text: string): readonly string[] => {
  const tokens = segmentText(text)
  const starts = tokens.filter((token, i) => {
    const before = tokens[i - 1]
    return isPart(token) && (before === undefined || !isPart(before))
  })
  return starts.map(({ at }) => text.slice(at))
}

/** Runs of name parts with an unknown word, whole and without the lexicon's words at their ends. */
const listRuns = (text: string): readonly string[] => {
  const tokens = segmentText(text)
  const runs: Token[][] = []
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1]
    if (!isPart(token)) continue
    const continues = before !== undefined && isPart(before) && gapIsPartOfName(text, before, token)
    if (continues) runs.at(-1)?.push(token)
    else runs.push([token])
  }
  const unknown = (run: readonly Token[]) =>
    run.filter(isUnknown).reduce((sum, token) => sum + token.text.length, 0)
  return runs
    .filter((run) => unknown(run) >= MIN_UNKNOWN)
    .flatMap((run) => {
      const first = run[0]
      const last = run.at(-1)
      if (!first || !last) return []
      const whole = text.slice(first.at, last.at + last.text.length + closingLength(text, last))
      // 宜昌凯鑫招标: the kind is not part of the name.
      const end = run.findLastIndex(isUnknown)
      const core = text.slice(first.at, (run[end]?.at ?? 0) + (run[end]?.text.length ?? 0))
      const begin = run.find(isUnknown)
      const bare = begin ? text.slice(begin.at, (run[end]?.at ?? 0) + (run[end]?.text.length ?? 0)) : core
      return [whole, core, bare]
    })
}

/** Brackets may be part of a name: 小学教学楼工程(EPC). */
const gapIsPartOfName = (text: string, before: Token, token: Token) =>
  /^[()、·-]*$/u.test(text.slice(before.at + before.text.length, token.at))
const closingLength = (text: string, last: Token) => (text[last.at + last.text.length] === ')' ? 1 : 0)

/**
 * The parts of a question that may name a record, the longest first (AI-10): full names of companies, and runs of words
 * with a part outside the lexicon.
 */
export function listNameCandidates(question: string, now: number): readonly NameCandidate[] {
  const text = normaliseQuestion(question)
  const whole = [...text.matchAll(WHOLE_NAME)].flatMap(([name]) =>
    withoutLead(name).map((text): NameCandidate => ({ text: text, isWhole: true, isPart: false })),
  )
  const parts = listRuns(parseFigures(text, now).rest).map(
    (run): NameCandidate => ({ text: run, isWhole: false, isPart: true }),
  )
  const runs = listRuns(text).map((run): NameCandidate => ({ text: run, isWhole: false, isPart: false }))
  const seen = new Set<string>()
  return [...whole, ...parts, ...runs]
    .filter(
      ({ text: items }) => items.length >= 2 && items.length <= 80 && !seen.has(items) && seen.add(items),
    )
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.text.length - a.text.length)
    .slice(0, MAX_CANDIDATES)
}

/** A question without the found names; commas fill each gap to its length. */
export function withoutNames(question: string, names: readonly string[]): string {
  return names.reduce(
    (text, name) => text.replace(name, '，'.repeat(name.length)),
    normaliseQuestion(question),
  )
}
