import { formatRecordKey } from '@zhushutong/domain/favourites'
import type { EventKindKey } from '@zhushutong/domain/history'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { listChosenKinds, listFollowed, type Subject, titleItem } from '@zhushutong/domain/subscriptions'
import { and, arrayOverlaps, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { readRecordSummaries } from '../favourites'
import { viewEntry } from '../history'
import type { Database } from '../platform/db'
import { type Asker, columnIn, recordChanges, tableOf, tokenCondition } from '../records'
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

/** The condition on entries that they are of a followed record, or of the records that name it. */
export function isOfFollowed(kind: RecordKind, by: string | null, ids: readonly string[]): SQL | undefined {
  if (by === null) return inArray(C.recordId, [...ids])
  const table = tableOf(kind)
  const named = tokenCondition(table, [{ tokens: ids.map((id) => `:${by}:${id}`) }])
  return sql`${C.recordId} in (select ${columnIn(table, 'id')} from ${table} where ${named})`
}

/**
 * The changes of a followed record after the subscription's last run, of the kinds that its member chose and as far as
 * they may see them (DAT-69), and of a company's credit record (DAT-72). A subscription that never reported a kind begins
 * now.
 */
export async function findChanges(
  database: Database,
  { subject, changeKinds, cursor }: Followed,
  present: ArrivalCursor,
  { viewer, now }: Asker,
): Promise<ChangedNews> {
  const news = { items: [] as DigestItem[], titles: [] as string[] }
  const chosen = listChosenKinds(subject, changeKinds)
  if (chosen.length === 0) return news
  for (const { kind, by, id } of listFollowed(subject)) {
    const upTo = present[kind.kind] ?? 0
    const after = cursor[kind.kind] ?? upTo
    if (upTo <= after) continue
    const rows = await database
      .read()
      .select({ id: C.id, recordId: C.recordId, changes: C.changes })
      .from(C)
      .where(
        and(
          ...[
            eq(C.kind, kind.kind),
            isOfFollowed(kind, by, [id]),
            gt(C.version, after),
            lte(C.version, upTo),
          ],
          arrayOverlaps(C.kinds, [...chosen]),
        ),
      )
      .orderBy(desc(C.id))
      .limit(MAX_READ)
    const seen = rows.flatMap(({ changes, ...row }) => {
      const kinds = viewEntry(kind, changes, { viewer, now }).kinds.filter((key) => chosen.includes(key))
      return kinds.length > 0 ? [{ ...row, kinds }] : []
    })
    const refs = seen.map(({ recordId }) => ({ kind: kind.kind, id: recordId }))
    const summaries = await readRecordSummaries(database, refs, viewer, now)
    for (const entry of seen) {
      const ref = { kind: kind.kind, id: entry.recordId }
      const summary = summaries.get(formatRecordKey(ref))
      if (!summary) continue
      news.items.push({ ...ref, change: entry.id })
      if (summary.title !== null) news.titles.push(titleItem(summary.title, entry.kinds))
    }
  }
  return news
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
