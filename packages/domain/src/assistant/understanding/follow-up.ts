import { applyEdits, readEdits } from './edits'
import { refersToPreviousAnswer } from './order'
import { type ParsedQuestion, parseQuestion } from './parse-question'
import { normaliseQuestion } from './text'

const isNamed = ({ heads, tails }: ParsedQuestion['qualification']) => heads.length + tails.length > 0

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

const CONTINUATION =
  /^(?:那|再|还有|还要|换成|换|改成|改为|改|只看|只要|限定|缩小到|放宽到|扩大到|以及|如果)|呢[?？!！。]*$/u

/** True when a question continues the previous question: 那四川呢, 其中预算最高的. */
export function continuesPrevious(question: string): boolean {
  return CONTINUATION.test(question.trim()) || refersToPreviousAnswer(normaliseQuestion(question))
}

const or = <T>(said: readonly T[], other: readonly T[]) => (said.length > 0 ? said : other)

/** True when a question continues the previous question: by its words, or because it names no kind of its own. */
const goesOn = (question: string, parsed: ParsedQuestion): boolean => {
  const isBare = parsed.kind === null && parsed.matters.length === 0 && parsed.unknown.length === 0
  return hasSearchContent(parsed) && (continuesPrevious(question) || isBare)
}

/** The mark of a removed condition that did not exist; the next question does not repeat it. */
const MISSING = '去掉'

const merge = (parsed: ParsedQuestion, before: ParsedQuestion, adds: boolean): ParsedQuestion => {
  const sameKind = parsed.kind === null || parsed.kind === before.kind
  const more = <T>(said: readonly T[], other: readonly T[]) => (adds ? [...other, ...said] : or(said, other))
  return {
    ...parsed,
    kind: parsed.kind ?? before.kind,
    places: more(parsed.places, before.places),
    amount: parsed.amount ?? before.amount,
    area: parsed.area ?? before.area,
    count: parsed.count ?? before.count,
    period: parsed.period ?? before.period,
    isOver: parsed.period ? parsed.isOver : before.isOver,
    isDue: parsed.period ? parsed.isDue : before.isDue,
    isOpen: parsed.isOpen || before.isOpen,
    qualification: isNamed(parsed.qualification) ? parsed.qualification : before.qualification,
    registration: isNamed(parsed.registration) ? parsed.registration : before.registration,
    options: more(parsed.options, before.options),
    matters: more(parsed.matters, before.matters),
    order: parsed.order ?? (sameKind ? before.order : null),
    take: parsed.take ?? before.take,
    unknown: or(parsed.unknown, before.unknown),
    unusable: [...before.unusable.filter((what) => !what.startsWith(MISSING)), ...parsed.unusable],
    topics: or(parsed.topics, before.topics),
  }
}

/** A question in a conversation with its conditions; `continues` is true when it goes on with the question before. */
interface FollowUp {
  readonly parsed: ParsedQuestion
  readonly continues: boolean
}

/**
 * A question in a conversation (AI-07): 那四川呢 keeps every condition of the previous question but the place, 去掉金额条件 all
 * but the amount. A question that names a kind and has no word of continuation starts over; a question without a kind
 * keeps the kind.
 * @param question without the names of found records
 * @param before the previous question, parsed; null for the first
 */
export function parseFollowUp(question: string, now: number, before: ParsedQuestion | null): FollowUp {
  const parse = (text: string) => parseQuestion(text, now)
  const edits = readEdits(normaliseQuestion(question))
  if (edits === null || (before === null && edits.rest === '')) {
    const parsed = parse(question)
    const continues = before !== null && goesOn(question, parsed)
    return { parsed: continues ? merge(parsed, before, false) : parsed, continues }
  }
  const parsed = parse(edits.rest)
  const without = (missing: readonly string[]): ParsedQuestion => ({
    ...parsed,
    unusable: [...parsed.unusable, ...missing.map((what) => MISSING + what)],
  })
  // 成都的水利招标，不限金额 is a question of its own.
  const isOwn = parsed.kind !== null && !edits.adds && !continuesPrevious(edits.rest)
  if (before === null || isOwn) return { parsed: without(edits.values), continues: false }
  const { edited, missing } = applyEdits(before, edits, parse)
  return { parsed: merge(without(missing), edited, edits.adds), continues: true }
}
