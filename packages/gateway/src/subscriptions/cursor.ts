import { listReportedKinds, type Subject } from '@zhushutong/domain/subscriptions'
import type { Queryable } from '../platform/db'
import { versionsOfKinds } from '../records'
import type { ArrivalCursor } from './subscriptions.table'

/** The current versions of a subject's kinds: later arrivals are new. */
export async function readCursor(orm: Queryable, subject: Subject): Promise<ArrivalCursor> {
  const kinds = listReportedKinds(subject)
  if (kinds.length === 0) return {}
  const versions = new Map((await versionsOfKinds(orm)).map(({ kind, version }) => [kind, version]))
  return Object.fromEntries(kinds.map(({ kind }) => [kind, versions.get(kind) ?? 0]))
}
