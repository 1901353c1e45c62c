import { randomUUID } from 'node:crypto'
import { KEY_LIMIT, KEY_PREFIX, MAX_KEYS } from '@zhushutong/domain/api-keys'
import { and, between, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { users, wallets } from '../account.table'
import { excludeDemoAccounts } from '../demo-accounts'
import { listMemberships, TRUE } from '../list-memberships'
import { newToken, tokenHash } from '../login/token'
import { buildMember, findMemberQuotaOwner } from '../member'
import type { Session } from '../session.store'
import { firstDayOf, saveKeyUse } from './key-usage.store'
import { apiKeys, apiKeyUsage } from './keys.table'
import type { UnsavedUse } from './unsaved-use'

/** Stored characters of a key: its prefix and six more, of 43. */
const SHOWN = KEY_PREFIX.length + 6
/** Days of calls summed up in the list, today included. */
const SUMMED_DAYS = 30

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

/** The session of a key (KEY-02), whose use is counted; null for an unknown or revoked key and for a frozen account. */
export async function resolveApiKey(
  orm: Queryable,
  unsaved: UnsavedUse,
  key: string,
  now: number,
  withDemoAccounts: boolean,
): Promise<KeySession | null> {
  const membershipRows = listMemberships(orm)
  const { kind, overTime, childNumber, ownerId, paidTerms } = membershipRows
  const rows = await orm
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      user: users,
      membership: { kind, overTime, childNumber, ownerId, paidTerms },
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
        excludeDemoAccounts(withDemoAccounts),
      ),
    )
  const [first] = rows
  if (!first) return null
  unsaved.count(first.id, now)
  const holdings = rows.flatMap((row) => row.membership ?? [])
  const { viewer, paidViewer } = buildMember(first.user, holdings, first.wallet, now)
  const userId = first.user.id
  return {
    userId,
    viewer,
    paidViewer,
    scopes: first.scopes,
    quotaOwnerId: findMemberQuotaOwner(userId, holdings, now),
  }
}

/**
 * Creates a key (KEY-01), which is returned only here. A member's keys are created one after another, so that the
 * limits apply.
 */
export async function insertApiKey(
  orm: Queryable,
  userId: string,
  { name, scopes }: Pick<ApiKey, 'name' | 'scopes'>,
  now: number,
): Promise<(ApiKey & { readonly key: string }) | { readonly error: 'tooMany' | 'tooOften' }> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `api-key:${userId}`)
    const isMine = eq(apiKeys.userId, userId)
    if ((await tx.$count(apiKeys, and(isMine, isNull(apiKeys.revokedAt)))) >= MAX_KEYS)
      return { error: 'tooMany' }
    const since = between(apiKeys.createdAt, now - KEY_LIMIT.within + 1, now + MAX_CLOCK_SKEW)
    if ((await tx.$count(apiKeys, and(isMine, since))) >= KEY_LIMIT.most) return { error: 'tooOften' }
    const key = KEY_PREFIX + newToken()
    const row = { id: randomUUID(), name, prefix: key.slice(0, SHOWN), scopes: [...scopes], createdAt: now }
    await tx.insert(apiKeys).values({ ...row, userId, keyHash: tokenHash(key) })
    return { ...row, lastUsedAt: null, revokedAt: null, calls: 0, key }
  })
}

/** A member's keys, valid ones first, then newest first, with their calls of the last 30 days. */
export async function findApiKeys(
  orm: Queryable,
  unsaved: UnsavedUse,
  userId: string,
  now: number,
): Promise<readonly ApiKey[]> {
  await saveKeyUse(orm, unsaved)
  const sums = orm
    .select({ keyId: apiKeyUsage.keyId, calls: sql<number>`sum(${apiKeyUsage.calls})::int`.as('calls') })
    .from(apiKeyUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
    .where(and(eq(apiKeys.userId, userId), gte(apiKeyUsage.day, firstDayOf(SUMMED_DAYS, now))))
    .groupBy(apiKeyUsage.keyId)
    .as('sums')
  const { id, name, prefix, scopes, createdAt, lastUsedAt, revokedAt } = apiKeys
  const calls = sql<number>`coalesce(${sums.calls}, 0)`
  return orm
    .select({ id, name, prefix, scopes, createdAt, lastUsedAt, revokedAt, calls })
    .from(apiKeys)
    .leftJoin(sums, eq(sums.keyId, apiKeys.id))
    .where(eq(apiKeys.userId, userId))
    .orderBy(sql`${apiKeys.revokedAt} desc nulls first`, desc(apiKeys.createdAt), apiKeys.id)
}

/** Revokes a key of the member; true also for a revoked one, false for another member's. */
export async function revokeApiKey(
  orm: Queryable,
  userId: string,
  keyId: string,
  now: number,
): Promise<boolean> {
  if (!isUuid(keyId)) return false
  const isMine = and(eq(apiKeys.userId, userId), eq(apiKeys.id, keyId))
  if ((await orm.$count(apiKeys, isMine)) === 0) return false
  await orm
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(isMine, isNull(apiKeys.revokedAt)))
  return true
}
