import { randomUUID } from 'node:crypto'
import {
  beginGift,
  GIFT_LIMITS,
  type GiftState,
  type GivenAlone,
  type MembershipKind,
  refuseDecision,
} from '@zhushutong/domain/membership'
import { and, asc, desc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm'
import { sendMessage } from '../messages'
import { containing, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { extendEntitlement, lockUser } from './account.store'
import { membershipGifts, users } from './account.table'

export interface Gift {
  readonly gift: typeof membershipGifts.$inferSelect
  readonly user: { readonly nickName: string; readonly mobile: string } | null
}

interface NewGift {
  readonly userId: string
  readonly kind: MembershipKind
  readonly days: number
  readonly reason: string
  readonly askedBy: string
}

interface GiftPage extends PageRequest {
  readonly state?: GiftState
  readonly words: string
  readonly order: 'asc' | 'desc'
}

const columns = { gift: membershipGifts, user: { nickName: users.nickName, mobile: users.mobile } }

/** Notifies the member of given days; `until` is null for a gift not yet given. */
const tellDays = async (
  tx: Tx,
  { userId, kind, days }: { userId: string | null; kind: MembershipKind; days: number },
  until: number | null,
  now: number,
): Promise<void> => {
  if (until === null) return
  await sendMessage(tx, userId, { event: 'days-given', membership: kind, days, until }, now)
}

/** Recent days given without a second person. The caller has locked the member and the clerk. */
const readGivenAlone = async (tx: Tx, userId: string, clerk: string, now: number): Promise<GivenAlone> => {
  const { userId: member, askedBy, decidedBy, decidedAt, state, days } = membershipGifts
  const sumOf = (those: SQL) => sql<number>`coalesce(sum(${days}) filter (where ${those}), 0)::int`
  const [sums] = await tx
    .select({ toMember: sumOf(eq(member, userId)), byClerk: sumOf(eq(askedBy, clerk)) })
    .from(membershipGifts)
    .where(
      and(
        eq(state, 'given'),
        eq(askedBy, decidedBy),
        gt(decidedAt, now - GIFT_LIMITS.aloneWithinMs),
        or(eq(member, userId), eq(askedBy, clerk)),
      ),
    )
  return sums ?? { toMember: 0, byClerk: 0 }
}

export async function findGift(orm: Queryable, id: string): Promise<Gift | null> {
  if (!isUuid(id)) return null
  const [row] = await orm
    .select(columns)
    .from(membershipGifts)
    .leftJoin(users, eq(users.id, membershipGifts.userId))
    .where(eq(membershipGifts.id, id))
  return row ?? null
}

export async function findGiftPage(orm: Queryable, { state, words, order, ...query }: GiftPage) {
  const like = containing(words)
  const where = and(
    state ? eq(membershipGifts.state, state) : undefined,
    words
      ? or(
          ilike(users.nickName, like),
          eq(users.mobile, words),
          ilike(membershipGifts.reason, like),
          eq(membershipGifts.askedBy, words),
        )
      : undefined,
  )
  const joined = orm
    .select(columns)
    .from(membershipGifts)
    .leftJoin(users, eq(users.id, membershipGifts.userId))
    .where(where)
  const total = await orm.$count(joined.as('found'))
  const by = order === 'asc' ? asc : desc
  const rows = await joined
    .orderBy(by(membershipGifts.createdAt), by(membershipGifts.id))
    .limit(query.pageSize)
    .offset(offsetOf(query))
  return { rows, total }
}

/** Inserts a gift, given at once or waiting for a second person. Returns its id. */
export async function insertGift(
  tx: Tx,
  { userId, kind, days, reason, askedBy }: NewGift,
  now: number,
): Promise<string> {
  await lockUser(tx, userId)
  // A clerk's gifts are inserted one after another, so that each is counted.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`gift:${askedBy}`}))`)
  const state = beginGift(days, await readGivenAlone(tx, userId, askedBy, now))
  const until = state === 'given' ? await extendEntitlement(tx, userId, kind, days, now) : null
  const id = randomUUID()
  const decided = state === 'given' ? { decidedBy: askedBy, decidedAt: now } : {}
  await tx
    .insert(membershipGifts)
    .values({ ...{ id, userId, kind, days, reason, state, askedBy, until }, createdAt: now, ...decided })
  await tellDays(tx, { userId, kind, days }, until, now)
  return id
}

/**
 * Approves a waiting gift, or refuses it with a reason. Returns a message when the decision is not allowed, null
 * for a missing gift.
 */
export async function decideOnGift(
  tx: Tx,
  id: string,
  actor: string,
  refusal: string | null,
  now: number,
): Promise<'done' | { readonly message: string } | null> {
  if (!isUuid(id)) return null
  const mine = eq(membershipGifts.id, id)
  const [gift] = await tx.select().from(membershipGifts).where(mine).for('update')
  if (!gift?.userId) return null
  const message = refuseDecision(gift, actor)
  if (message !== null) return { message }
  const isGiven = refusal === null
  const until = isGiven ? await extendEntitlement(tx, gift.userId, gift.kind, gift.days, now) : null
  await tx
    .update(membershipGifts)
    .set({
      ...{ refusal, until, decidedBy: actor, decidedAt: now },
      state: isGiven ? 'given' : 'refused',
    })
    .where(mine)
  await tellDays(tx, gift, until, now)
  return 'done'
}
