import type { Asked } from './asked'
import { asksAmongThem } from './order'
import { readable } from './text'

const isNamed = ({ heads, tails }: Asked['qualification']) => heads.length + tails.length > 0

/** Says anything that can be looked for. */
export const saysAnything = (asked: Asked): boolean =>
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

const CARRIES_ON = /^(?:那|再|还有|换成|换|改成|只看|只要|以及|如果)|呢[?？!！。]*$/u

/**
 * A question in a conversation (AI-01): 那四川呢 keeps everything of the one before but the place. What names a kind and
 * does not carry on begins anew; what names none keeps the kind.
 * @param before the question before, as it was understood; null for the first
 */
export const inConversation = (question: string, asked: Asked, before: Asked | null): Asked => {
  if (!before || !saysAnything(asked)) return asked
  const carriesOn = CARRIES_ON.test(question.trim()) || asksAmongThem(readable(question))
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
  }
}
