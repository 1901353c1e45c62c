import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type AnswerRefusal,
  answerConsultation,
  CONSULTATION_LIMITS,
  type ConsultationInput,
  type ConsultationState,
  type ConsultationStep,
  formatConsultationNumber,
  moveConsultation,
  type StepRefusal,
  topicLabel,
} from '@zhushutong/domain/consultation'
import { formatTime } from '@zhushutong/domain/formatting'
import { and, asc, between, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { users } from '../account/account.table'
import { sendMessage } from '../messages'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { containing, lockName, type Queryable, type Tx } from '../platform/db'
import { offsetOf, type PageRequest } from '../platform/http'
import { consultation } from './consultation.table'

export type Consultation = typeof consultation.$inferSelect

interface NewConsultation extends ConsultationInput {
  readonly userId: string | null
  readonly ip: string
  readonly page: string | null
}

interface ConsultationPage extends PageRequest {
  readonly state?: ConsultationState
  /** Searched in number, name, mobile and firm; empty for no filter. */
  readonly words: string
  readonly sort: 'createTime' | 'updateTime'
  readonly order: 'asc' | 'desc'
}

interface Unknown {
  readonly error: 'unknown'
  readonly message: string
}

const SORTS = { createTime: consultation.createdAt, updateTime: consultation.updatedAt } as const

type Limits = ReadonlyArray<{ readonly within: number; readonly most: number }>

/**
 * Inserts a consultation; null if a limit is reached. Requests from the same mobile or network are serialised, so
 * that 20 simultaneous requests count as 20 (ASK-01).
 */
export async function insertConsultation(
  orm: Queryable,
  input: NewConsultation,
  now: number,
): Promise<Consultation | null> {
  return orm.transaction(async (tx) => {
    for (const key of [`consultation:${input.ip}`, `consultation:${input.mobile}`].sort())
      await lockName(tx, key)
    const isFull = async (who: SQL, limits: Limits) => {
      for (const { within, most } of limits) {
        const recent = and(who, between(consultation.createdAt, now - within + 1, now + MAX_CLOCK_SKEW))
        if ((await tx.$count(consultation, recent)) >= most) return true
      }
      return false
    }
    if (await isFull(eq(consultation.mobile, input.mobile), CONSULTATION_LIMITS.person)) return null
    if (await isFull(eq(consultation.ip, input.ip), CONSULTATION_LIMITS.network)) return null
    const [added] = await tx
      .insert(consultation)
      .values({
        ...input,
        company: input.company || null,
        message: input.message || null,
        number: formatConsultationNumber(now, randomBytes(6)),
        state: 'submitted',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    return added ?? null
  })
}

/** Deletes a member's consultations, including those sent under their mobile before they logged in (LEG-03). */
export async function deleteConsultationsOf(tx: Tx, userId: string): Promise<void> {
  const mobile = tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId))
  await tx
    .delete(consultation)
    .where(or(eq(consultation.userId, userId), inArray(consultation.mobile, mobile)))
}

export async function findConsultationPage(
  orm: Queryable,
  { state, words, sort, order, ...page }: ConsultationPage,
) {
  const like = containing(words)
  const { number, name, mobile, company } = consultation
  const where = and(
    state ? eq(consultation.state, state) : undefined,
    words ? or(...[number, name, mobile, company].map((column) => ilike(column, like))) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select()
    .from(consultation)
    .where(where)
    .orderBy(by(SORTS[sort]), by(number))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(consultation, where) }
}

/** A member's consultations, the newest first (ASK-03). */
export async function findOwnConsultationPage(orm: Queryable, userId: string, page: PageRequest) {
  const isMine = eq(consultation.userId, userId)
  const rows: Consultation[] = await orm
    .select()
    .from(consultation)
    .where(isMine)
    .orderBy(desc(consultation.createdAt), desc(consultation.number))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(consultation, isMine) }
}

export async function findConsultation(orm: Queryable, number: string): Promise<Consultation | null> {
  const [row] = await orm.select().from(consultation).where(eq(consultation.number, number))
  return row ?? null
}

/** Records a step of the staff, and adds its note below the earlier ones (ASK-02). */
export async function stepConsultation(
  orm: Queryable,
  number: string,
  step: ConsultationStep,
  now: number,
): Promise<Consultation | StepRefusal | Unknown> {
  return orm.transaction(async (tx) => {
    const mine = eq(consultation.number, number)
    const [row] = await tx.select().from(consultation).where(mine).for('update')
    if (!row) return { error: 'unknown', message: `没有编号为 ${number} 的咨询` }
    const moved = moveConsultation(row.state, step)
    if ('error' in moved) return moved
    const line = moved.note === null ? null : `${formatTime(now)} ${moved.note}`
    const notes = [row.notes, line].filter((text) => text !== null).join('\n') || null
    const changed = { state: moved.state, notes, updatedAt: now }
    await tx.update(consultation).set(changed).where(mine)
    return { ...row, ...changed }
  })
}

/** Writes or corrects the answer to the member (ASK-03); the same answer is not sent again. */
export async function saveConsultationAnswer(
  orm: Queryable,
  number: string,
  typed: string,
  now: number,
): Promise<Consultation | AnswerRefusal | Unknown> {
  return orm.transaction(async (tx) => {
    const mine = eq(consultation.number, number)
    const [row] = await tx.select().from(consultation).where(mine).for('update')
    if (!row) return { error: 'unknown', message: `没有编号为 ${number} 的咨询` }
    const current = { state: row.state, isMember: row.userId !== null }
    const answered = answerConsultation(current, typed)
    if ('error' in answered) return answered
    if (isDeepStrictEqual({ ...row, ...answered }, row)) return row
    const changed = { ...answered, answeredAt: now, updatedAt: now }
    await tx.update(consultation).set(changed).where(mine)
    const topicName = topicLabel(row.topic) ?? row.topic
    await sendMessage(tx, row.userId, { event: 'consultation-answered', topicName, number }, now)
    return { ...row, ...changed }
  })
}
