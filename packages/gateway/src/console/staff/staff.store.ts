import { randomUUID } from 'node:crypto'
import type { StaffForm, StaffRole } from '@zhushutong/domain/staff'
import { and, asc, desc, eq, ilike, isNull, lt, or, sql } from 'drizzle-orm'
import { containing, type Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { offsetOf, type PageRequest } from '../../platform/http'
import { staff } from './staff.table'

export type StaffRow = typeof staff.$inferSelect

type StaffSort = 'createTime' | 'account' | 'lastLoginTime'
const SORTS = {
  createTime: staff.createdAt,
  account: staff.account,
  lastLoginTime: staff.lastLoginAt,
} as const

interface StaffPage extends PageRequest {
  readonly role?: StaffRole
  readonly words: string
  readonly sort: StaffSort
  readonly order: 'asc' | 'desc'
}

/** All staff by id, account and name, including disabled ones. */
export async function listColleagues(
  orm: Queryable,
): Promise<ReadonlyArray<Pick<StaffRow, 'id' | 'account' | 'name'>>> {
  return orm.select({ id: staff.id, account: staff.account, name: staff.name }).from(staff)
}

export async function updateStaff(orm: Queryable, id: string, values: Partial<StaffRow>): Promise<StaffRow> {
  const [row] = await orm.update(staff).set(values).where(eq(staff.id, id)).returning()
  if (!row) throw new Error(`no staff ${id}`)
  return row
}

/** Locks the row until the end of the transaction. */
export async function findStaff(orm: Queryable, id: string): Promise<StaffRow | null> {
  if (!isUuid(id)) return null
  const [row] = await orm.select().from(staff).where(eq(staff.id, id)).for('update')
  return row ?? null
}

export async function findStaffByAccount(orm: Queryable, account: string): Promise<StaffRow | null> {
  const [row] = await orm.select().from(staff).where(eq(staff.account, account))
  return row ?? null
}

/** Null if the account is taken. */
export async function insertStaff(
  orm: Queryable,
  form: StaffForm & { readonly role: StaffRole },
  passwordHash: string,
  now: number,
): Promise<StaffRow | null> {
  const values = { id: randomUUID(), ...form, passwordHash, createdAt: now }
  const [row] = await orm.insert(staff).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Marks the code of a time step as used; false if this or a later code was already used (STF-03). */
export async function takeTotpStep(orm: Queryable, id: string, step: number): Promise<boolean> {
  const isLater = or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step))
  const claimed = await orm
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), isLater))
    .returning({ id: staff.id })
  return claimed.length > 0
}

export async function findStaffMemberPage(orm: Queryable, { role, words, sort, order, ...page }: StaffPage) {
  const like = containing(words)
  const where = and(
    role ? eq(staff.role, role) : undefined,
    words ? or(ilike(staff.account, like), ilike(staff.name, like)) : undefined,
  )
  const column = SORTS[sort]
  const rows = await orm
    .select()
    .from(staff)
    .where(where)
    .orderBy(order === 'asc' ? asc(column) : sql`${column} desc nulls last`, desc(staff.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(staff, where) }
}
