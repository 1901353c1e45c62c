import { createHash } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { type CallContext, CODES, type Failure, isFailure, sessionOf } from '../platform/http'
import { idempotencyKeys } from './idempotency.table'

/** Lifetime of a stored answer, in ms. */
export const ANSWER_LIFETIME_MS = DAY_MS

const KEY = /^[\w.:-]{1,64}$/
const FIELD = 'Idempotency-Key'

const wrongKey = (message: string, error: string, status: number): Failure => ({
  error,
  status,
  message,
  data: { fields: [{ field: FIELD, message }] },
})
const BAD_KEY = wrongKey('Idempotency-Key 应为 1 到 64 位字母、数字或 . _ : -', CODES.badRequest, 400)
const OTHER_REQUEST = wrongKey('这个 Idempotency-Key 已用于另一个请求，请换一个', CODES.keyReused, 422)

/** The parts of a call that its fingerprint covers. */
interface KeyedCall {
  readonly path: string
  readonly input: unknown
}

const fingerprint = ({ path, input }: KeyedCall) =>
  createHash('sha256')
    .update(`${path}\n${JSON.stringify(input)}`)
    .digest('base64url')

const keyIn = ({ headers }: CallContext): string | Failure | null => {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  return typeof key === 'string' && KEY.test(key) ? key : BAD_KEY
}

const ownRow = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

type StoredAnswer = typeof idempotencyKeys.$inferSelect

const answerOf = <T>(stored: StoredAnswer | undefined, request: string): T | Failure =>
  stored?.request === request ? (stored.answer as T) : OTHER_REQUEST

/**
 * The stored answer of a call with this key; null if there is none. Needed when the work reads state first:
 * the answer stays the same although the state has changed.
 */
export async function findStoredAnswer<T>(
  orm: Queryable,
  context: CallContext,
  call: KeyedCall,
): Promise<T | Failure | null> {
  const key = keyIn(context)
  if (key === null || isFailure(key)) return key
  const still = gte(idempotencyKeys.createdAt, context.now - ANSWER_LIFETIME_MS)
  const mine = and(ownRow(sessionOf(context).userId, key), still)
  const [stored] = await orm.select().from(idempotencyKeys).where(mine)
  return stored ? answerOf<T>(stored, fingerprint(call)) : null
}

/**
 * Runs work once for a caller's key: for 24 h a repeated call returns the first answer, and a different call
 * with the same key is refused. Work and answer are one transaction: a parallel call waits for the first, and
 * a failed call leaves nothing and may be repeated. Without a key it is a plain transaction.
 */
export async function once<T>(
  orm: Queryable,
  context: CallContext,
  call: KeyedCall,
  work: (tx: Tx) => Promise<T | Failure>,
): Promise<T | Failure> {
  const key = keyIn(context)
  if (key === null) return orm.transaction(work)
  if (isFailure(key)) return key
  const { now } = context
  const { userId } = sessionOf(context)
  const mine = ownRow(userId, key)
  const request = fingerprint(call)
  return orm.transaction(async (tx) => {
    const fresh = { request, answer: null, createdAt: now }
    const [row] = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, ...fresh })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: fresh,
        setWhere: lt(idempotencyKeys.createdAt, now - ANSWER_LIFETIME_MS),
      })
      .returning({ key: idempotencyKeys.key })
    if (!row) {
      const [stored] = await tx.select().from(idempotencyKeys).where(mine)
      return answerOf<T>(stored, request)
    }
    const answer = await work(tx)
    if (isFailure(answer)) await tx.delete(idempotencyKeys).where(mine)
    else
      await tx
        .update(idempotencyKeys)
        .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
        .where(mine)
    return answer
  })
}

export function deleteExpiredAnswers(orm: Queryable, now: number) {
  return orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - ANSWER_LIFETIME_MS))
}
