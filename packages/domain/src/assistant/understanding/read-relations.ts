import type { RelationType } from '../../relations'
import type { ParsedQuestion } from './parse-question'
import type { NamedRecord, Reading } from './reading'
import { ask, type ReadingContext, WHICH_COMPANY } from './reading-context'

const ROLES: Readonly<Record<string, readonly RelationType[]>> = {
  competitors: ['competitor'],
  partners: ['partner'],
  owners: ['owner'],
  cooperation: ['owner', 'agency', 'partner'],
}

/** Conditions that relations cannot be limited by: an answer without them would be wrong. */
const relationLimits = ({ period, amount, places, options }: ParsedQuestion): readonly string[] => [
  ...(period ? ['一段时间'] : []),
  ...(amount ? ['一种金额'] : []),
  ...(places.length > 0 ? ['一个地区'] : []),
  ...(options.length > 0 ? ['一种工程'] : []),
]

/**
 * The companies that a company works with or competes against, and an owner's agencies; null for a question about
 * neither (AI-11).
 */
export function readRelations(
  { parsed, named }: ReadingContext,
  subject: NamedRecord | null,
): Reading | null {
  const { intents, kind } = parsed
  const [first, second] = named.filter((namedRecord) => namedRecord.kind === 'company')
  const asksRoles = intents.some((intent) => intent in ROLES)
  const isMeeting = first !== undefined && second !== undefined && (intents.includes('met') || asksRoles)
  const isAsked = isMeeting || asksRoles || intents.includes('agencies')
  const limits = relationLimits(parsed)
  if (subject !== null && isAsked && kind !== 'tender' && kind !== 'winning' && limits.length > 0)
    return ask([`合作和竞争关系按全部记录统计，不能只看${limits.join('、')}`])
  if (isMeeting) return { is: 'relations', of: first, roles: ['partner', 'competitor'], other: second }
  if (intents.includes('agencies') && subject?.kind === 'owner') return { is: 'agencies', of: subject }
  const intent = (['competitors', 'partners', 'owners', 'cooperation'] as const).find((item) =>
    intents.includes(item),
  )
  if (!intent) return null
  if (subject?.kind === 'company')
    return { is: 'relations', of: subject, roles: ROLES[intent] ?? [], other: null }
  const isList = kind !== null && intent !== 'competitors'
  return subject === null && !isList ? ask([WHICH_COMPANY]) : null
}
