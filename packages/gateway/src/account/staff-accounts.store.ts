import { MEMBERSHIP_KINDS, type MembershipKind } from '@zhushutong/domain/membership'
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, notLike, or } from 'drizzle-orm'
import { containing, type Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { accountActions, memberships, users, wallets } from './account.table'
import { NAMELESS } from './closing/closing.store'
import type { UserRow } from './member'

export interface StaffAccount {
  readonly user: UserRow
  readonly points: number
  readonly memberships: ReadonlyArray<{ readonly kind: MembershipKind; readonly overTime: number }>
}

interface AccountPage extends PageRequest {
  /** A complete mobile, an account name, a user id, or a part of a nickname; '' for no filter. */
  readonly words: string
  readonly state?: 'frozen' | 'open'
  readonly order: 'asc' | 'desc'
}

const isKind = (kind: string): kind is MembershipKind =>
  (MEMBERSHIP_KINDS as readonly string[]).includes(kind)

const named = notLike(users.mobile, `${NAMELESS}%`)
const withMemberships = async (orm: Queryable, rows: readonly UserRow[]): Promise<StaffAccount[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const holdings = await orm.select().from(memberships).where(inArray(memberships.userId, ids))
  const points = await orm.select().from(wallets).where(inArray(wallets.userId, ids))
  return rows.map((user) => ({
    user,
    points: points.find(({ userId }) => userId === user.id)?.points ?? 0,
    memberships: holdings.flatMap(({ userId, kind, overTime }) =>
      userId === user.id && isKind(kind) ? [{ kind, overTime }] : [],
    ),
  }))
}

export async function findStaffAccount(orm: Queryable, id: string): Promise<StaffAccount | null> {
  if (!isUuid(id)) return null
  const rows = await orm
    .select()
    .from(users)
    .where(and(eq(users.id, id), named))
  return (await withMemberships(orm, rows))[0] ?? null
}

/** Newest first; at most 50. */
export async function findAccountActions(orm: Queryable, userId: string) {
  const isMine = eq(accountActions.userId, userId)
  return orm.select().from(accountActions).where(isMine).orderBy(desc(accountActions.id)).limit(50)
}

export async function findStaffAccountPage(orm: Queryable, { words, state, order, ...query }: AccountPage) {
  const wanted = words
    ? or(
        eq(users.mobile, words),
        eq(users.loginName, words),
        ilike(users.nickName, containing(words)),
        isUuid(words) ? eq(users.id, words) : undefined,
      )
    : undefined
  const frozen = { frozen: isNotNull(users.frozenAt), open: isNull(users.frozenAt) } as const
  const where = and(named, wanted, state && frozen[state])
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select()
    .from(users)
    .where(where)
    .orderBy(by(users.createdAt), by(users.id))
    .limit(query.pageSize)
    .offset(offsetOf(query))
  return { rows: await withMemberships(orm, rows), total: await orm.$count(users, where) }
}
