import { refersToPreviousAnswer } from './order'
import type { ParsedQuestion } from './parse-question'
import { normaliseQuestion } from './text'

const isNamed = ({ heads, tails }: ParsedQuestion['qualification']) => heads.length + tails.length > 0

/** Whether the question contains anything to search for. */
export function hasSearchContent(asked: ParsedQuestion): boolean {
  return (
    asked.kind !== null ||
    asked.places.length > 0 ||
    asked.amount !== null ||
    asked.area !== null ||
    asked.period !== null ||
    asked.order !== null ||
    asked.take !== null ||
    asked.options.length > 0 ||
    isNamed(asked.qualification) ||
    isNamed(asked.registration) ||
    asked.keyword !== ''
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
  asked: ParsedQuestion,
  before: ParsedQuestion | null,
): ParsedQuestion {
  if (!before || !hasSearchContent(asked)) return asked
  const carriesOn = CONTINUATION.test(question.trim()) || refersToPreviousAnswer(normaliseQuestion(question))
  const isBare = asked.kind === null && asked.company === null && asked.keyword === ''
  if (!carriesOn && !isBare) return asked
  const sameKind = asked.kind === null || asked.kind === before.kind
  return {
    kind: asked.kind ?? before.kind,
    places: asked.places.length > 0 ? asked.places : before.places,
    amount: asked.amount ?? before.amount,
    area: asked.area ?? before.area,
    period: asked.period ?? before.period,
    isDue: asked.period ? asked.isDue : before.isDue,
    qualification: isNamed(asked.qualification) ? asked.qualification : before.qualification,
    registration: isNamed(asked.registration) ? asked.registration : before.registration,
    options: asked.options.length > 0 ? asked.options : before.options,
    order: asked.order ?? (sameKind ? before.order : null),
    take: asked.take ?? before.take,
    keyword: asked.keyword || before.keyword,
    company: asked.company,
    topics: asked.topics,
    asksNotices: asked.asksNotices,
  }
}
