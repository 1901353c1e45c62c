import { randomUUID } from 'node:crypto'
import {
  beginGrant,
  type GrantState,
  type MembershipKind,
  refuseDecision,
} from '@zhushutong/domain/membership'
import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import { containing, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { extendEntitlement } from './account.store'
import { membershipGrants, users } from './account.table'

export interface Grant {
  readonly grant: typeof membershipGrants.$inferSelect
  readonly user: { readonly nickName: string; readonly mobile: string } | null
}

export interface NewGrant {
  readonly userId: string
  readonly kind: MembershipKind
  readonly days: number
  readonly reason: string
  /** The account of who asks. */
  readonly askedBy: string
}

interface GrantPage extends PageRequest {
  readonly state?: GrantState
  readonly words: string
  readonly order: 'asc' | 'desc'
}

const columns = { grant: membershipGrants, user: { nickName: users.nickName, mobile: users.mobile } }

/** Days of memberships that staff give (MEM-07). What changes runs inside the caller's transaction. */
export function grantStore({ orm }: { readonly orm: Queryable }, clock: Clock) {
  const find = async (id: string): Promise<Grant | null> => {
    if (!isUuid(id)) return null
    const [found] = await orm
      .select(columns)
      .from(membershipGrants)
      .leftJoin(users, eq(users.id, membershipGrants.userId))
      .where(eq(membershipGrants.id, id))
    return found ?? null
  }
  return {
    find,

    async page({ state, words, order, ...asked }: GrantPage) {
      const like = containing(words)
      const where = and(
        state ? eq(membershipGrants.state, state) : undefined,
        words
          ? or(
              ilike(users.nickName, like),
              eq(users.mobile, words),
              ilike(membershipGrants.reason, like),
              eq(membershipGrants.askedBy, words),
            )
          : undefined,
      )
      const joined = orm
        .select(columns)
        .from(membershipGrants)
        .leftJoin(users, eq(users.id, membershipGrants.userId))
        .where(where)
      const total = await orm.$count(joined.as('found'))
      const by = order === 'asc' ? asc : desc
      const rows = await joined
        .orderBy(by(membershipGrants.createdAt), by(membershipGrants.id))
        .limit(asked.pageSize)
        .offset(offsetOf(asked))
      return { rows, total }
    },

    /** Inserts a grant: given at once, or waiting for a second person. Returns its id. */
    async insert(tx: Tx, { userId, kind, days, reason, askedBy }: NewGrant): Promise<string> {
      const now = clock.now()
      const state = beginGrant(days)
      const until = state === 'given' ? await extendEntitlement(tx, userId, kind, days, now) : null
      const id = randomUUID()
      const decided = state === 'given' ? { decidedBy: askedBy, decidedAt: now } : {}
      await tx
        .insert(membershipGrants)
        .values({ ...{ id, userId, kind, days, reason, state, askedBy, until }, createdAt: now, ...decided })
      return id
    },

    /** Approves a waiting grant, or refuses it with a reason. A text says why not; null: there is none. */
    async decide(
      tx: Tx,
      id: string,
      actor: string,
      refusal: string | null,
    ): Promise<'done' | { readonly message: string } | null> {
      if (!isUuid(id)) return null
      const mine = eq(membershipGrants.id, id)
      const [grant] = await tx.select().from(membershipGrants).where(mine).for('update')
      if (!grant?.userId) return null
      const message = refuseDecision(grant, actor)
      if (message !== null) return { message }
      const now = clock.now()
      const isGiven = refusal === null
      const until = isGiven ? await extendEntitlement(tx, grant.userId, grant.kind, grant.days, now) : null
      await tx
        .update(membershipGrants)
        .set({
          ...{ refusal, until, decidedBy: actor, decidedAt: now },
          state: isGiven ? 'given' : 'refused',
        })
        .where(mine)
      return 'done'
    },
  }
}
