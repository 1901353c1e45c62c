import { refersToPreviousAnswer } from './order'
import type { ParsedQuestion } from './parse-question'
import { normaliseQuestion } from './text'

const isNamed = ({ heads, tails }: ParsedQuestion['qualification']) => heads.length + tails.length > 0

/** Whether the question contains anything to search for. */
export function hasSearchContent(parsed: ParsedQuestion): boolean {
  return (
    parsed.kind !== null ||
    parsed.places.length > 0 ||
    parsed.amount !== null ||
    parsed.area !== null ||
    parsed.count !== null ||
    parsed.period !== null ||
    parsed.order !== null ||
    parsed.take !== null ||
    parsed.isOpen ||
    parsed.options.length > 0 ||
    parsed.matters.length > 0 ||
    isNamed(parsed.qualification) ||
    isNamed(parsed.registration) ||
    parsed.unknown.length > 0
  )
}

const CONTINUATION = /^(?:那|再|还有|换成|换|改成|只看|只要|以及|如果)|呢[?？!！。]*$/u

/** True when a question continues the previous question: 那四川呢, 其中预算最高的 (AI-07). */
export function continuesPrevious(question: string): boolean {
  return CONTINUATION.test(question.trim()) || refersToPreviousAnswer(normaliseQuestion(question))
}

/**
 * A question in a conversation (AI-07): 那四川呢 keeps every condition of the previous question but the place. A question
 * that names a kind and has no word of continuation starts over; one that names no kind keeps the kind.
 * @param before the previous question, parsed; null for the first
 */
export function mergeWithPrevious(
  question: string,
  parsed: ParsedQuestion,
  before: ParsedQuestion | null,
): ParsedQuestion {
  if (!before || !hasSearchContent(parsed)) return parsed
  const isBare = parsed.kind === null && parsed.matters.length === 0 && parsed.unknown.length === 0
  if (!continuesPrevious(question) && !isBare) return parsed
  const sameKind = parsed.kind === null || parsed.kind === before.kind
  const or = <T>(own: readonly T[], other: readonly T[]) => (own.length > 0 ? own : other)
  return {
    ...parsed,
    kind: parsed.kind ?? before.kind,
    places: or(parsed.places, before.places),
    amount: parsed.amount ?? before.amount,
    area: parsed.area ?? before.area,
    count: parsed.count ?? before.count,
    period: parsed.period ?? before.period,
    isDue: parsed.period ? parsed.isDue : before.isDue,
    isOpen: parsed.isOpen || before.isOpen,
    qualification: isNamed(parsed.qualification) ? parsed.qualification : before.qualification,
    registration: isNamed(parsed.registration) ? parsed.registration : before.registration,
    options: or(parsed.options, before.options),
    matters: or(parsed.matters, before.matters),
    order: parsed.order ?? (sameKind ? before.order : null),
    take: parsed.take ?? before.take,
    unknown: or(parsed.unknown, before.unknown),
    topics: or(parsed.topics, before.topics),
  }
}
