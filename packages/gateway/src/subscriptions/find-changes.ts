import type { EventKindKey } from '@zhushutong/domain/history'
import { findKind } from '@zhushutong/domain/records'
import { findFollowed, listChosenKinds, type Subject, titleItem } from '@zhushutong/domain/subscriptions'
import { and, arrayOverlaps, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { readRecordSummaries } from '../favourites'
import { viewEntry } from '../history'
import type { Database } from '../platform/db'
import { type Asker, recordChanges } from '../records'
import type { ArrivalCursor, DigestItem } from './subscriptions.table'

const C = recordChanges

/** The largest number of entries that one run reads: a record has few changes in a week. */
const MAX_READ = 200

interface ChangedNews {
  readonly items: readonly DigestItem[]
  readonly titles: readonly string[]
}

interface Followed {
  readonly subject: Subject
  readonly changeKinds: readonly string[] | null
  readonly cursor: ArrivalCursor
}

/**
 * The changes of a followed record after the subscription's last run, of the kinds that its member chose and as far as
 * they may see them (DAT-69). A subscription that never reported this kind begins now.
 */
export async function findChanges(
  database: Database,
  { subject, changeKinds, cursor }: Followed,
  present: ArrivalCursor,
  { viewer, now }: Asker,
): Promise<ChangedNews> {
  const none = { items: [], titles: [] }
  const followed = findFollowed(subject)
  const chosen = listChosenKinds(subject, changeKinds)
  if (!followed || chosen.length === 0) return none
  const { kind, id } = followed
  const upTo = present[kind.kind] ?? 0
  const after = cursor[kind.kind] ?? upTo
  if (upTo <= after) return none
  const rows = await database
    .read()
    .select({ id: C.id, changes: C.changes })
    .from(C)
    .where(
      and(
        ...[eq(C.kind, kind.kind), eq(C.recordId, id), gt(C.version, after), lte(C.version, upTo)],
        arrayOverlaps(C.kinds, [...chosen]),
      ),
    )
    .orderBy(desc(C.id))
    .limit(MAX_READ)
  const seen = rows.flatMap((row) => {
    const kinds = viewEntry(kind, row.changes, { viewer, now }).kinds.filter((key) => chosen.includes(key))
    return kinds.length > 0 ? [{ id: row.id, kinds }] : []
  })
  if (seen.length === 0) return none
  const ref = { kind: kind.kind, id }
  const [summary] = (await readRecordSummaries(database, [ref], viewer, now)).values()
  if (!summary) return none
  const { title } = summary
  return {
    items: seen.map((entry) => ({ ...ref, change: entry.id })),
    titles: title === null ? [] : seen.map(({ kinds }) => titleItem(title, kinds)),
  }
}

/** A change as its reader may see it now. */
interface ShownChanges {
  readonly dataOn: string
  readonly kinds: EventKindKey[]
  readonly changes: ReturnType<typeof viewEntry>['changes']
}

/** The changes of digest items by the id of their entry; those of an undone batch are gone. */
export async function readItemChanges(
  database: Database,
  items: readonly DigestItem[],
  asker: Asker,
): Promise<ReadonlyMap<number, ShownChanges>> {
  const ids = items.flatMap(({ change }) => change ?? [])
  if (ids.length === 0) return new Map()
  const rows = await database
    .read()
    .select({ id: C.id, kind: C.kind, dataOn: C.dataOn, changes: C.changes })
    .from(C)
    .where(inArray(C.id, ids))
  return new Map(
    rows.flatMap(({ id, kind: name, dataOn, changes }) => {
      const kind = findKind(name)
      return kind ? [[id, { dataOn, ...viewEntry(kind, changes, asker) }] as const] : []
    }),
  )
}
