import { createHash } from 'node:crypto'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Connection } from '../db'
import { type CallContext, CODES, type Failure, isFailure, sessionOf } from '../http'
import { idempotencyKeys } from './idempotency.table'

type Orm = Connection['orm']

/** ms that an answer is kept. */
export const KEPT_MS = 86_400_000

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

/** What a call is told apart by. */
export interface KeyedCall {
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

const mineOf = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

type Kept = typeof idempotencyKeys.$inferSelect

const answerOf = <T>(kept: Kept | undefined, request: string): T | Failure =>
  kept?.request === request ? (kept.answer as T) : OTHER_REQUEST

/**
 * What a call under this key was answered before, for work that looks at the world first: the answer stands though
 * what is seen there has changed. Null where there is none.
 */
export async function recall<T>(
  orm: Orm,
  context: CallContext,
  call: KeyedCall,
): Promise<T | Failure | null> {
  const key = keyIn(context)
  if (key === null || isFailure(key)) return key
  const still = gte(idempotencyKeys.createdAt, context.now - KEPT_MS)
  const mine = and(mineOf(sessionOf(context).userId, key), still)
  const [kept] = await orm.select().from(idempotencyKeys).where(mine)
  return kept ? answerOf<T>(kept, fingerprint(call)) : null
}

/**
 * Does work once for a caller's key: for 24 h the same call under it gets the first answer, and another call is
 * refused. Work and answer are one transaction, so that a second call at the same time waits for the first, and one
 * that failed has left nothing behind and may be made again. Without a key the work is simply done.
 */
export async function once<T>(
  orm: Orm,
  context: CallContext,
  call: KeyedCall,
  work: (tx: Orm) => Promise<T | Failure>,
): Promise<T | Failure> {
  const key = keyIn(context)
  if (key === null) return work(orm)
  if (isFailure(key)) return key
  const { now } = context
  const { userId } = sessionOf(context)
  const mine = mineOf(userId, key)
  const request = fingerprint(call)
  return orm.transaction(async (tx) => {
    const fresh = { request, answer: null, createdAt: now }
    const [taken] = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, ...fresh })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: fresh,
        setWhere: lt(idempotencyKeys.createdAt, now - KEPT_MS),
      })
      .returning({ key: idempotencyKeys.key })
    if (!taken) {
      const [kept] = await tx.select().from(idempotencyKeys).where(mine)
      return answerOf<T>(kept, request)
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

/** Forgets the answers whose time is over. */
export const forgetOld = (orm: Orm, now: number) =>
  orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - KEPT_MS))
