import { type CreditEntry, MATTER_LABELS, matterOf } from '../credit-verdict'
import type { AnyValue } from '../records'

export type CreditChange = 'penalty' | 'repaired'

/** A change of an adverse credit entry: its texts before and after; null for none. */
interface ChangedEntry {
  readonly change: CreditChange
  readonly before: string | null
  readonly after: string | null
}

type Row = Readonly<Record<string, unknown>>
type Entry = Pick<CreditEntry, 'entryType' | 'item' | 'decidedOn' | 'state'> & { readonly key: string }

const textIn = (row: Row, key: string): string | null => (typeof row[key] === 'string' ? row[key] : null)

/** The entries that say something against the company, by the cells that are open to everybody. */
const listAdverse = (value: AnyValue): readonly Entry[] =>
  (Array.isArray(value) ? (value as readonly Row[]) : []).flatMap((row) => {
    const [entryType, item, decidedOn] = [
      textIn(row, 'entryType'),
      textIn(row, 'item'),
      textIn(row, 'decidedOn'),
    ]
    const entry = { entryType, item, decidedOn, state: textIn(row, 'state') }
    const isAdverse = matterOf({ ...entry, validUntil: null, amount: null }) !== null
    return isAdverse
      ? [{ ...entry, key: [entryType, item, decidedOn, textIn(row, 'authority')].join('|') }]
      : []
  })

const formatEntry = (entry: Entry): string => {
  const matter = matterOf({ ...entry, validUntil: null, amount: null })
  const label = matter === null ? '' : MATTER_LABELS[matter]
  return [entry.decidedOn, `${label}：${entry.item ?? '未写明事项'}`].filter(Boolean).join(' ')
}

/**
 * The adverse entries that are new, and those that were repaired, between two tables of credit entries (DAT-72). Two
 * entries are the same by type, matter, day and authority.
 */
export function compareCreditEntries(before: AnyValue, after: AnyValue): readonly ChangedEntry[] {
  const known = new Map(listAdverse(before).map((entry) => [entry.key, entry]))
  return listAdverse(after).flatMap((entry): ChangedEntry[] => {
    const previous = known.get(entry.key)
    if (!previous) return [{ change: 'penalty', before: null, after: formatEntry(entry) }]
    const isRepaired = entry.state === 'repaired' && previous.state !== 'repaired'
    return isRepaired
      ? [{ change: 'repaired', before: formatEntry(entry), after: `${formatEntry(entry)}（已修复）` }]
      : []
  })
}
