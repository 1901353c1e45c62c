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
    parsed.period !== null ||
    parsed.order !== null ||
    parsed.take !== null ||
    parsed.options.length > 0 ||
    isNamed(parsed.qualification) ||
    isNamed(parsed.registration) ||
    parsed.keyword !== ''
  )
}

const CONTINUATION = /^(?:那|再|还有|换成|换|改成|只看|只要|以及|如果)|呢[?？!！。]*$/u

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
  const carriesOn = CONTINUATION.test(question.trim()) || refersToPreviousAnswer(normaliseQuestion(question))
  const isBare = parsed.kind === null && parsed.company === null && parsed.keyword === ''
  if (!carriesOn && !isBare) return parsed
  const sameKind = parsed.kind === null || parsed.kind === before.kind
  return {
    kind: parsed.kind ?? before.kind,
    places: parsed.places.length > 0 ? parsed.places : before.places,
    amount: parsed.amount ?? before.amount,
    area: parsed.area ?? before.area,
    period: parsed.period ?? before.period,
    isDue: parsed.period ? parsed.isDue : before.isDue,
    qualification: isNamed(parsed.qualification) ? parsed.qualification : before.qualification,
    registration: isNamed(parsed.registration) ? parsed.registration : before.registration,
    options: parsed.options.length > 0 ? parsed.options : before.options,
    order: parsed.order ?? (sameKind ? before.order : null),
    take: parsed.take ?? before.take,
    keyword: parsed.keyword || before.keyword,
    company: parsed.company,
    topics: parsed.topics,
    asksNotices: parsed.asksNotices,
  }
}
