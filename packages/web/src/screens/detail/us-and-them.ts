import { summariseUsAndThem, USUAL_RELATION_YEARS } from '@zhushutong/domain/relations'
import type { UsAndThemLine } from '@/features/bid-figures'
import { analyzeHref } from '@/features/insight/analyze-href'
import { orNull } from '@/wiring/server/answers'
import { partLimit } from '../load-part'
import type { Reader } from '../reader'

/**
 * A company and the reader's own (REL-07), in one call that runs in parallel with the page's others. Null
 * for visitors, whose page is the same for all, for members without an own company, and if loading failed.
 */
export async function loadUsAndThem(reader: Reader, id: string): Promise<UsAndThemLine | null> {
  if (reader.member === null) return null
  const meetings = await orNull(
    reader.calls.insight.meetings({ id, years: USUAL_RELATION_YEARS, pageSize: 1 }, partLimit(reader)),
  )
  if (meetings === null || meetings.other === null) return null
  const { other, relation, total, won, lost, elsewhere, latestOn, records } = meetings
  if (other.id === id) return { is: 'own', href: analyzeHref(id) }
  const sentence = summariseUsAndThem({ relation, total, won, lost, elsewhere, latestOn }, records[0])
  const href =
    sentence.side === 'ours'
      ? analyzeHref(other.id, { other: id, as: relation })
      : analyzeHref(id, { other: other.id, as: relation })
  return { is: 'other', ...sentence, href: `${href}#meetings` }
}
