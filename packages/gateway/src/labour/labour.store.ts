import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  decidePosting,
  isEditable,
  OPEN_POSTING_STATES,
  POSTING_LIMITS,
  type PostingDecision,
  type PostingInput,
  type PostingKind,
  type PostingRefusal,
  type PostingState,
} from '@zhushutong/domain/labour'
import { and, asc, between, desc, eq, gte, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import { sendMessage } from '../messages'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { containing, lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { labourPosting } from './labour.table'
import { hidePosting, showPosting } from './shown-postings'

export type Posting = typeof labourPosting.$inferSelect

interface PostingPage extends PageRequest {
  readonly state?: PostingState
  readonly module?: PostingKind
  /** Searched in title, company, name and phone of the contact; '' for no search. */
  readonly words: string
  readonly sort: 'createTime' | 'updateTime'
  readonly order: 'asc' | 'desc'
}

const SORTS = { createTime: labourPosting.createdAt, updateTime: labourPosting.updatedAt } as const
const SEARCHED = ['title', 'companyName', 'contactName', 'contactPhone'] as const

interface StateAfter {
  readonly state: PostingState
}

export interface StoreRefusal {
  readonly error: 'too-many' | 'too-many-open' | 'unknown' | 'closed'
}

// Serialises a member's calls, so that 20 simultaneous ones count as 20 (LAB-03).
const lockMember = (tx: Tx, userId: string) => lockName(tx, `posting:${userId}`)

/** Postings that count against the limit: in check, or shown and not expired. */
const isOpenAt = (now: number) =>
  and(
    inArray(labourPosting.state, [...OPEN_POSTING_STATES]),
    or(isNull(labourPosting.until), gte(labourPosting.until, now), eq(labourPosting.state, 'checking')),
  )

/** Notifies the author of the staff's decision. */
const tellDecision = async (tx: Tx, { userId, form, state, reason, until }: Posting, now: number) => {
  const { title } = form
  if (state === 'shown' && until !== null)
    await sendMessage(tx, userId, { event: 'posting-shown', title, until }, now)
  else if (state === 'refused')
    await sendMessage(tx, userId, { event: 'posting-refused', title, reason: reason ?? '' }, now)
}

const ownOne = (userId: string, id: string) => and(eq(labourPosting.userId, userId), eq(labourPosting.id, id))

/** Changes a member's own posting, with its row locked. */
const change = (
  orm: Queryable,
  userId: string,
  id: string,
  work: (tx: Tx, posting: Posting) => Promise<StoreRefusal | StateAfter>,
) =>
  orm.transaction(async (tx): Promise<StoreRefusal | StateAfter> => {
    await lockMember(tx, userId)
    const [posting] = isUuid(id)
      ? await tx.select().from(labourPosting).where(ownOne(userId, id)).for('update')
      : []
    if (!posting) return { error: 'unknown' }
    return isEditable(posting.state) ? work(tx, posting) : { error: 'closed' }
  })

/** Inserts a new posting, to be checked by the staff (LAB-01, LAB-03). */
export function insertPosting(
  orm: Queryable,
  userId: string,
  kind: PostingKind,
  form: PostingInput,
  now: number,
) {
  return orm.transaction(async (tx): Promise<{ readonly id: string } | StoreRefusal> => {
    await lockMember(tx, userId)
    const isMine = eq(labourPosting.userId, userId)
    const recent = between(labourPosting.createdAt, now - POSTING_LIMITS.within + 1, now + MAX_CLOCK_SKEW)
    if ((await tx.$count(labourPosting, and(isMine, recent))) >= POSTING_LIMITS.most)
      return { error: 'too-many' }
    if ((await tx.$count(labourPosting, and(isMine, isOpenAt(now)))) >= POSTING_LIMITS.open)
      return { error: 'too-many-open' }
    const id = randomUUID()
    const times = { createdAt: now, updatedAt: now }
    await tx.insert(labourPosting).values({ id, userId, kind, form, state: 'checking', ...times })
    return { id }
  })
}

/**
 * Changes a posting and hides it until the staff have checked it again (LAB-02). An open posting with an equal form
 * keeps its state.
 */
export function editPosting(
  orm: Queryable,
  userId: string,
  id: string,
  formOf: (kind: PostingKind) => PostingInput,
  now: number,
) {
  return change(orm, userId, id, async (tx, { kind, state, form: stored, until }) => {
    const form = formOf(kind)
    const isOver = state === 'shown' && until !== null && until < now
    const isOpen = OPEN_POSTING_STATES.includes(state) && !isOver
    if (isOpen && isDeepStrictEqual(form, stored)) return { state }
    const isMine = and(eq(labourPosting.userId, userId), isOpenAt(now))
    if (!isOpen && (await tx.$count(labourPosting, isMine)) >= POSTING_LIMITS.open)
      return { error: 'too-many-open' }
    const changed = { form, state: 'checking', reason: null, updatedAt: now } as const
    await tx.update(labourPosting).set(changed).where(eq(labourPosting.id, id))
    await hidePosting(tx, kind, id, now)
    return { state: 'checking' }
  })
}

/** Closes a posting permanently (LAB-02). */
export function closePosting(orm: Queryable, userId: string, id: string, now: number) {
  return change(orm, userId, id, async (tx, { kind }) => {
    await tx.update(labourPosting).set({ state: 'closed', updatedAt: now }).where(eq(labourPosting.id, id))
    await hidePosting(tx, kind, id, now)
    return { state: 'closed' }
  })
}

/** A member's own posting; undefined for a missing one and for another member's. */
export async function findOwnPosting(
  orm: Queryable,
  userId: string,
  id: string,
): Promise<Posting | undefined> {
  if (!isUuid(id)) return undefined
  return (await orm.select().from(labourPosting).where(ownOne(userId, id)))[0]
}

export async function findPostingPage(orm: Queryable, userId: string, page: PageRequest) {
  const where = eq(labourPosting.userId, userId)
  const rows = await orm
    .select()
    .from(labourPosting)
    .where(where)
    .orderBy(desc(labourPosting.createdAt), asc(labourPosting.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(labourPosting, where) }
}

export async function findStaffPostingPage(
  orm: Queryable,
  { state, module, words, sort, order, ...page }: PostingPage,
) {
  const like = containing(words)
  const { form, kind, id } = labourPosting
  const where = and(
    state ? eq(labourPosting.state, state) : undefined,
    module ? eq(kind, module) : undefined,
    words ? or(...SEARCHED.map((field) => ilike(sql`${form} ->> ${field}`, like))) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select()
    .from(labourPosting)
    .where(where)
    .orderBy(by(SORTS[sort]), by(id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(labourPosting, where) }
}

/** A posting of any member, for the staff. */
export async function findPosting(orm: Queryable, id: string): Promise<Posting | null> {
  if (!isUuid(id)) return null
  const [posting] = await orm.select().from(labourPosting).where(eq(labourPosting.id, id))
  return posting ?? null
}

/** Stores the staff's decision: shows the posting as a record, or hides it (LAB-02). */
export function decideOnPosting(
  orm: Queryable,
  id: string,
  decision: PostingDecision,
  now: number,
): Promise<Posting | PostingRefusal | { readonly error: 'unknown'; readonly message: string }> {
  return orm.transaction(async (tx) => {
    const mine = eq(labourPosting.id, id)
    const [posting] = isUuid(id) ? await tx.select().from(labourPosting).where(mine).for('update') : []
    if (!posting) return { error: 'unknown', message: `没有编号为 ${id} 的发布` } as const
    const decided = decidePosting(posting.state, decision)
    if ('error' in decided) return decided
    const shown = decided.state === 'shown'
    const until = shown ? await showPosting(tx, posting, now) : posting.until
    if (!shown) await hidePosting(tx, posting.kind, id, now)
    const reason = decided.state === 'refused' ? decided.reason : null
    const changed = { state: decided.state, reason, until, updatedAt: now }
    await tx.update(labourPosting).set(changed).where(mine)
    await tellDecision(tx, { ...posting, ...changed }, now)
    return { ...posting, ...changed }
  })
}

/** Hides all postings of an account that is being closed; the rows are deleted with the account. */
export async function hideAllPostings(tx: Tx, userId: string, now: number): Promise<void> {
  const rows = await tx.select().from(labourPosting).where(eq(labourPosting.userId, userId))
  for (const { kind, id } of rows) await hidePosting(tx, kind, id, now)
}
