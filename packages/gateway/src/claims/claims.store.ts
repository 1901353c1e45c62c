import { randomUUID } from 'node:crypto'
import { CLAIM_LIMIT, type ClaimRole, canWithdraw, HELD_CLAIM_STATES } from '@zhushutong/domain/claims'
import type { RecordRef } from '@zhushutong/domain/favourites'
import { and, between, desc, eq, inArray, min } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { lockName, type Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { type Claim, recordClaim } from './claims.table'

interface NewClaim extends RecordRef {
  readonly title: string
  readonly role: ClaimRole
  readonly name: string
  readonly evidence: string
  readonly mobile: string
}

const isOf = ({ kind, id }: RecordRef) => and(eq(recordClaim.kind, kind), eq(recordClaim.recordId, id))

/** Inserts a claim; claims of a member are serialised, so that the limit holds (CLM-01). */
export async function insertClaim(
  orm: Queryable,
  userId: string,
  { kind, id: recordId, ...claim }: NewClaim,
  now: number,
): Promise<{ readonly id: string } | { readonly error: 'again' | 'too-many' }> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `claim:${userId}`)
    const isMine = eq(recordClaim.userId, userId)
    const held = and(isMine, isOf({ kind, id: recordId }), inArray(recordClaim.state, [...HELD_CLAIM_STATES]))
    if ((await tx.$count(recordClaim, held)) > 0) return { error: 'again' }
    const since = now - CLAIM_LIMIT.within + 1
    const recent = and(isMine, between(recordClaim.createdAt, since, now + MAX_CLOCK_SKEW))
    if ((await tx.$count(recordClaim, recent)) >= CLAIM_LIMIT.most) return { error: 'too-many' }
    const id = randomUUID()
    const times = { createdAt: now, updatedAt: now }
    await tx
      .insert(recordClaim)
      .values({ id, userId, kind, recordId, ...claim, state: 'submitted', ...times })
    return { id }
  })
}

/** A member's claims, the latest first; of one record if given (CLM-03). */
export async function findClaimPage(
  orm: Queryable,
  userId: string,
  { kind, id, ...page }: Partial<RecordRef> & PageRequest,
): Promise<{ readonly rows: readonly Claim[]; readonly total: number }> {
  const isRecord = kind === undefined || id === undefined ? undefined : isOf({ kind, id })
  const where = and(eq(recordClaim.userId, userId), isRecord)
  const rows = await orm
    .select()
    .from(recordClaim)
    .where(where)
    .orderBy(desc(recordClaim.createdAt), desc(recordClaim.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(recordClaim, where) }
}

/** Withdraws a member's claim, or gives it up; false for a claim that is not the member's (CLM-03). */
export async function withdrawClaim(
  orm: Queryable,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  if (!isUuid(id)) return false
  return orm.transaction(async (tx) => {
    const isMine = and(eq(recordClaim.id, id), eq(recordClaim.userId, userId))
    const [claim] = await tx.select().from(recordClaim).where(isMine).for('update')
    if (!claim) return false
    if (canWithdraw(claim.state))
      await tx.update(recordClaim).set({ state: 'withdrawn', updatedAt: now }).where(isMine)
    return true
  })
}

/** The time when a claim of the record was accepted, in ms; null if none is in force. */
export async function findClaimedTime(orm: Queryable, ref: RecordRef): Promise<number | null> {
  const [first] = await orm
    .select({ at: min(recordClaim.updatedAt) })
    .from(recordClaim)
    .where(and(isOf(ref), eq(recordClaim.state, 'accepted')))
  return first?.at ?? null
}

/** True if the member's claim of the record is in force. */
export async function isClaimant(orm: Queryable, userId: string, ref: RecordRef): Promise<boolean> {
  const accepted = and(eq(recordClaim.userId, userId), isOf(ref), eq(recordClaim.state, 'accepted'))
  return (await orm.$count(recordClaim, accepted)) > 0
}
