import { randomUUID } from 'node:crypto'
import { KEY_LIMIT, KEY_PREFIX, MAX_KEYS } from '@zhushutong/domain/api-keys'
import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { and, between, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { type Clock, MAX_CLOCK_SKEW } from '../../platform/clock'
import { type Database, lockName } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { users, wallets } from '../account.table'
import { isNoDemoAccount } from '../demo-accounts'
import { listMemberships, TRUE } from '../list-memberships'
import { newToken, tokenHash } from '../login/token'
import { findMemberQuotaOwner, memberOf } from '../member'
import type { Session, SessionOptions } from '../session.store'
import { apiKeys, apiKeyUsage } from './keys.table'
import { createUnsavedUse } from './unsaved-use'

/** Stored characters of a key: its prefix and six more, of 43. */
const SHOWN = KEY_PREFIX.length + 6
/** Days of calls summed up in the list, today included. */
const SUMMED_DAYS = 30
const RETENTION_MS = 100 * DAY_MS

export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly createdAt: number
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
  readonly calls: number
}

type KeySession = Omit<Session, 'member' | 'tellMembershipEnd'> & {
  readonly scopes: readonly string[]
}

/** Members' keys (KEY-01), their sessions (KEY-02) and their usage. */
export function keysStore(
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
  { withDemoAccounts = false }: SessionOptions = {},
) {
  const unsaved = createUnsavedUse()
  const admitted = withDemoAccounts ? undefined : isNoDemoAccount()
  const firstDay = (days: number) => addDays(dayOf(clock.now()), 1 - days)
  const shown = {
    id: apiKeys.id,
    name: apiKeys.name,
    prefix: apiKeys.prefix,
    scopes: apiKeys.scopes,
    createdAt: apiKeys.createdAt,
    lastUsedAt: apiKeys.lastUsedAt,
    revokedAt: apiKeys.revokedAt,
  }

  const save = async (): Promise<void> => {
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

  return {
    save,

    /** The session of a key; null for an unknown or revoked key and for a frozen account (KEY-02). */
    async resolve(key: string): Promise<KeySession | null> {
      const now = clock.now()
      const membershipRows = listMemberships(orm)
      const rows = await orm
        .select({
          id: apiKeys.id,
          scopes: apiKeys.scopes,
          user: users,
          membership: {
            kind: membershipRows.kind,
            overTime: membershipRows.overTime,
            childNumber: membershipRows.childNumber,
            ownerId: membershipRows.ownerId,
            paidTerms: membershipRows.paidTerms,
          },
          wallet: wallets,
        })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .leftJoin(wallets, eq(wallets.userId, users.id))
        .leftJoinLateral(membershipRows, TRUE)
        .where(
          and(
            eq(apiKeys.keyHash, tokenHash(key)),
            isNull(apiKeys.revokedAt),
            isNull(users.frozenAt),
            admitted,
          ),
        )
      const [first] = rows
      if (!first) return null
      unsaved.count(first.id, now)
      const holdings = rows.flatMap((row) => row.membership ?? [])
      const { viewer, paidViewer } = memberOf(first.user, holdings, first.wallet, now)
      const userId = first.user.id
      return {
        userId,
        viewer,
        paidViewer,
        scopes: first.scopes,
        quotaOwnerId: findMemberQuotaOwner(userId, holdings, now),
      }
    },

    /**
     * Creates a key, which is returned only here. A member's keys are created one after another, so that the limits
     * apply.
     */
    async create(
      userId: string,
      { name, scopes }: Pick<ApiKey, 'name' | 'scopes'>,
    ): Promise<(ApiKey & { readonly key: string }) | { readonly error: 'tooMany' | 'tooOften' }> {
      return orm.transaction(async (tx) => {
        await lockName(tx, `api-key:${userId}`)
        const isMine = eq(apiKeys.userId, userId)
        const now = clock.now()
        if ((await tx.$count(apiKeys, and(isMine, isNull(apiKeys.revokedAt)))) >= MAX_KEYS)
          return { error: 'tooMany' }
        const since = between(apiKeys.createdAt, now - KEY_LIMIT.within + 1, now + MAX_CLOCK_SKEW)
        if ((await tx.$count(apiKeys, and(isMine, since))) >= KEY_LIMIT.most) return { error: 'tooOften' }
        const key = KEY_PREFIX + newToken()
        const row = {
          id: randomUUID(),
          name,
          prefix: key.slice(0, SHOWN),
          scopes: [...scopes],
          createdAt: now,
        }
        await tx.insert(apiKeys).values({ ...row, userId, keyHash: tokenHash(key) })
        return { ...row, lastUsedAt: null, revokedAt: null, calls: 0, key }
      })
    },

    /** A member's keys, valid ones first, then newest first, with their calls of the last 30 days. */
    async list(userId: string): Promise<readonly ApiKey[]> {
      await save()
      const sums = orm
        .select({ keyId: apiKeyUsage.keyId, calls: sql<number>`sum(${apiKeyUsage.calls})::int`.as('calls') })
        .from(apiKeyUsage)
        .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
        .where(and(eq(apiKeys.userId, userId), gte(apiKeyUsage.day, firstDay(SUMMED_DAYS))))
        .groupBy(apiKeyUsage.keyId)
        .as('sums')
      return orm
        .select({ ...shown, calls: sql<number>`coalesce(${sums.calls}, 0)` })
        .from(apiKeys)
        .leftJoin(sums, eq(sums.keyId, apiKeys.id))
        .where(eq(apiKeys.userId, userId))
        .orderBy(sql`${apiKeys.revokedAt} desc nulls first`, desc(apiKeys.createdAt), apiKeys.id)
    },

    /** Revokes a key of the member; true also for a revoked one, false for another member's. */
    async revoke(userId: string, keyId: string): Promise<boolean> {
      if (!isUuid(keyId)) return false
      const isMine = and(eq(apiKeys.userId, userId), eq(apiKeys.id, keyId))
      if ((await orm.$count(apiKeys, isMine)) === 0) return false
      await orm
        .update(apiKeys)
        .set({ revokedAt: clock.now() })
        .where(and(isMine, isNull(apiKeys.revokedAt)))
      return true
    },

    /** Calls by day, of all the member's keys or of one; null for another member's key. */
    async readUsage(
      userId: string,
      days: number,
      keyId?: string,
    ): Promise<readonly { readonly day: string; readonly calls: number }[] | null> {
      const isKey = keyId === undefined ? undefined : eq(apiKeys.id, keyId)
      const isMine = and(eq(apiKeys.userId, userId), isKey)
      if (keyId !== undefined && (!isUuid(keyId) || (await orm.$count(apiKeys, isMine)) === 0)) return null
      await save()
      const first = firstDay(days)
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
    },

    async sweep(): Promise<void> {
      const before = clock.now() - RETENTION_MS
      await orm.delete(apiKeyUsage).where(lt(apiKeyUsage.day, dayOf(before)))
      await orm.delete(apiKeys).where(lt(apiKeys.revokedAt, before))
    },
  }
}

export type KeysStore = ReturnType<typeof keysStore>
