import type { ClaimState } from '@zhushutong/domain/claims'
import { CLAIM_TEXTS, type ClaimDecision, type ClaimRefusal, decideClaim } from '@zhushutong/domain/claims'
import { and, asc, desc, eq, ilike, ne, or } from 'drizzle-orm'
import { sendMessage } from '../messages'
import { containing, lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { type Claim, recordClaim } from './claims.table'

interface StaffPage extends PageRequest {
  readonly state?: ClaimState
  /** Searched in the record's name, the claimant's name and number; '' for no search. */
  readonly words: string
  readonly sort: 'createTime' | 'updateTime'
  readonly order: 'asc' | 'desc'
}

const SORTS = { createTime: recordClaim.createdAt, updateTime: recordClaim.updatedAt } as const

export async function findStaffClaimPage(orm: Queryable, { state, words, sort, order, ...page }: StaffPage) {
  const like = containing(words)
  const { title, name, mobile, id } = recordClaim
  const where = and(
    state ? eq(recordClaim.state, state) : undefined,
    words ? or(...[title, name, mobile].map((column) => ilike(column, like))) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select()
    .from(recordClaim)
    .where(where)
    .orderBy(by(SORTS[sort]), by(id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(recordClaim, where) }
}

/** A claim of any member, for the staff. */
export async function findClaim(orm: Queryable, id: string): Promise<Claim | null> {
  if (!isUuid(id)) return null
  const [claim] = await orm.select().from(recordClaim).where(eq(recordClaim.id, id))
  return claim ?? null
}

/** True if another member is accepted as the person of the record. */
const isTaken = async (tx: Tx, { id, kind, recordId }: Claim): Promise<boolean> => {
  const other = and(
    ne(recordClaim.id, id),
    eq(recordClaim.kind, kind),
    eq(recordClaim.recordId, recordId),
    eq(recordClaim.role, 'self'),
    eq(recordClaim.state, 'accepted'),
  )
  return (await tx.$count(recordClaim, other)) > 0
}

/** Stores the staff's decision on a claim, and notifies the claimant (CLM-02); null for an unknown claim. */
export async function decideOnClaim(
  tx: Tx,
  id: string,
  decision: ClaimDecision,
  now: number,
): Promise<Claim | ClaimRefusal | { readonly error: 'taken'; readonly message: string } | null> {
  const known = await findClaim(tx, id)
  if (!known) return null
  await lockName(tx, `claimed:${known.kind}:${known.recordId}`)
  const isThis = eq(recordClaim.id, id)
  const [claim] = await tx.select().from(recordClaim).where(isThis).for('update')
  if (!claim) return null
  const decided = decideClaim(claim.state, decision)
  if ('error' in decided) return decided
  if (decided.state === 'accepted' && claim.role === 'self' && (await isTaken(tx, claim)))
    return { error: 'taken', message: CLAIM_TEXTS.taken }
  const changed = { ...decided, updatedAt: now }
  await tx.update(recordClaim).set(changed).where(isThis)
  await sendMessage(tx, claim.userId, { event: 'claim-decided', title: claim.title, ...decided }, now)
  return { ...claim, ...changed }
}
