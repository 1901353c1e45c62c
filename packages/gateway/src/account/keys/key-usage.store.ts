import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { apiKeys, apiKeyUsage } from './keys.table'
import type { UnsavedUse } from './unsaved-use'

const RETENTION_MS = 100 * DAY_MS

/** The first of the last `days` days, today included. */
export function firstDayOf(days: number, now: number): string {
  return addDays(dayOf(now), 1 - days)
}

/** Stores the calls counted in memory; on a failure they stay in memory. */
export async function saveKeyUse(orm: Queryable, unsaved: UnsavedUse): Promise<void> {
  const unsavedUses = unsaved.take()
  if (unsavedUses.length === 0) return
  const uses = JSON.stringify(
    unsavedUses.map((use) => ({ ...use, lastAt: new Date(use.lastAt).toISOString() })),
  )
  try {
    // Joined with the keys, because a key may have been deleted with its account.
    await orm.execute(sql`
      with used as (
        select k.id, u.day, u.calls, u."lastAt"
        from jsonb_to_recordset(${uses}::jsonb) as u(id uuid, day date, calls int, "lastAt" timestamptz)
        join ${apiKeys} k on k.id = u.id
      ), touched as (
        update ${apiKeys} k set last_used_at = greatest(k.last_used_at, l.at)
        from (select id, max("lastAt") as at from used group by id) l where l.id = k.id
      )
      insert into ${apiKeyUsage} as held (key_id, day, calls) select id, day, calls from used
      on conflict (key_id, day) do update set calls = held.calls + excluded.calls`)
  } catch (error) {
    unsaved.putBack(unsavedUses)
    throw error
  }
}

/** Calls by day, of all the member's keys or of one; null for another member's key. */
export async function readKeyUsage(
  orm: Queryable,
  unsaved: UnsavedUse,
  userId: string,
  { days, keyId }: { readonly days: number; readonly keyId?: string | undefined },
  now: number,
): Promise<readonly { readonly day: string; readonly calls: number }[] | null> {
  const isKey = keyId === undefined ? undefined : eq(apiKeys.id, keyId)
  const isMine = and(eq(apiKeys.userId, userId), isKey)
  if (keyId !== undefined && (!isUuid(keyId) || (await orm.$count(apiKeys, isMine)) === 0)) return null
  await saveKeyUse(orm, unsaved)
  const first = firstDayOf(days, now)
  const rows = await orm
    .select({ day: apiKeyUsage.day, calls: sql<number>`sum(${apiKeyUsage.calls})::int` })
    .from(apiKeyUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
    .where(and(isMine, gte(apiKeyUsage.day, first)))
    .groupBy(apiKeyUsage.day)
  const calls = new Map(rows.map((row) => [row.day, row.calls]))
  return Array.from({ length: days }, (_, i) => {
    const day = addDays(first, i)
    return { day, calls: calls.get(day) ?? 0 }
  })
}

/** Deletes old usage, and keys revoked long ago. */
export async function sweepApiKeys(orm: Queryable, now: number): Promise<void> {
  const before = now - RETENTION_MS
  await orm.delete(apiKeyUsage).where(lt(apiKeyUsage.day, dayOf(before)))
  await orm.delete(apiKeys).where(lt(apiKeys.revokedAt, before))
}
