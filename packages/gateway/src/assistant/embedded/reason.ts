import { MATTERS, type Matter, type QuestionQuery } from '@zhushutong/domain/assistant'
import { buildRanges, credit, type RecordQuery, type RecordView } from '@zhushutong/domain/records'
import type { Asker } from '../../records'
import type { Sources } from './sources'
import { entriesOf, entryText } from './verdict-answer'

interface Days {
  readonly from: string
  /** Empty if the period is open. */
  readonly to: string
}

/** The days of a search filter; undefined if it does not limit them. */
const daysAsked = ({ filters }: RecordQuery, key: string | undefined, now: number): Days | undefined => {
  const values = key === undefined ? undefined : filters[key]
  if (key === undefined || !values) return undefined
  const [range] = buildRanges(credit, { [key]: values }, now)
  return range && { from: String(range.min ?? ''), to: range.entry?.to ?? '' }
}

const isWithin = (day: string | null, asked: Days | undefined): boolean =>
  asked === undefined || (day !== null && day >= asked.from && (asked.to === '' || day <= asked.to))

/**
 * The reason why a company is in a list by penalties or similar: its newest entry of the matter within the
 * requested days (AI-11, CRD-05).
 */
export function reasonsOfList(
  { kind, query }: QuestionQuery,
  asker: Asker,
  { detail }: Sources,
): (record: RecordView) => Promise<string> {
  const asked = (Object.keys(MATTERS) as Matter[]).filter((matter) => query.filters[matter]?.includes('some'))
  const days = asked.map((matter) => daysAsked(query, MATTERS[matter].day, asker.now))
  return async (record) => {
    if (kind !== credit || asked.length === 0) return ''
    const result = await detail(credit, record.id, asker)
    if ('error' in result) return ''
    const entries = asked.flatMap((matter, i) =>
      entriesOf(result as RecordView, matter)
        .filter(({ decidedOn }) => isWithin(decidedOn, days[i]))
        .slice(0, 1),
    )
    return entries.length > 0 ? `\n   ${entries.map(entryText).join('；')}` : ''
  }
}
