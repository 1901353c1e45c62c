import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, lt, lte } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { CODE_LIFETIME, LONGEST_LIMIT, MAX_WRONG_TRIES, RESEND_AFTER, sendableAt } from './sms.limits'
import type { SmsScene, SmsSender } from './sms.ports'
import { smsCodes } from './sms.table'

// The id salts the hash, so that a precomputed table of all million codes is useless.
const hashOf = (smsId: string, code: string) => createHash('sha256').update(`${smsId}:${code}`).digest()

const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

interface SmsRequest {
  readonly mobile: string
  readonly ip: string
  readonly scene: SmsScene
}

type SendResult =
  | { readonly smsId: string; readonly resendAt: number }
  /** 00133: too soon or too often; 10010: sending failed. */
  | { readonly error: '00133' | '10010'; readonly retryAt?: number }

/** A code as typed by the user, with the mobile and scene it was sent for. */
interface CodeProof {
  readonly smsId: string
  readonly mobile: string
  readonly scene: SmsScene
  readonly code: string
}

type CodeError = '10003' | '10011' | '00152'

const readSentTimes = async (orm: Queryable, by: 'mobile' | 'ip', value: string, now: number) => {
  const rows = await orm
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes[by], value),
        gt(smsCodes.sentAt, now - LONGEST_LIMIT),
        lte(smsCodes.sentAt, now + MAX_CLOCK_SKEW),
      ),
    )
    .orderBy(desc(smsCodes.sentAt))
    .limit(300)
  return rows.map((row) => row.sentAt)
}

/**
 * Stores the code before sending, so that it counts for the limits; serialised by mobile and by IP address.
 */
const reserve = (orm: Queryable, request: SmsRequest, smsId: string, code: string, now: number) =>
  orm.transaction(async (tx): Promise<{ sentAt: number } | { retryAt: number }> => {
    const { mobile, ip, scene } = request
    for (const key of [`sms:${ip}`, `sms:${mobile}`].sort()) {
      await lockName(tx, key)
    }
    const sent = {
      mobile: await readSentTimes(tx, 'mobile', mobile, now),
      ip: await readSentTimes(tx, 'ip', ip, now),
    }
    const at = sendableAt(sent, now)
    if (at > now) return { retryAt: at }
    const codeHash = hashOf(smsId, code).toString('hex')
    await tx.insert(smsCodes).values({ id: smsId, mobile, ip, scene, codeHash, sentAt: now })
    return { sentAt: now }
  })

/** Sends a code of six digits from a CSPRNG, stored as a hash, for one mobile and one use. */
export async function sendSmsCode(
  orm: Queryable,
  sender: SmsSender,
  request: SmsRequest,
  now: number,
): Promise<SendResult> {
  const smsId = randomUUID()
  const code = newCode()
  const place = await reserve(orm, request, smsId, code, now)
  if ('retryAt' in place) return { error: '00133', retryAt: place.retryAt }
  if (await sender.send(request.mobile, { kind: 'code', scene: request.scene, code })) {
    return { smsId, resendAt: place.sentAt + RESEND_AFTER }
  }
  await orm.delete(smsCodes).where(eq(smsCodes.id, smsId))
  return { error: '10010' }
}

/** The reason to refuse a code, or null; a wrong try is counted. */
const check = async (
  tx: Tx,
  { smsId, mobile, scene, code }: CodeProof,
  now: number,
): Promise<CodeError | null> => {
  if (!isUuid(smsId)) return '10003'
  const [sent] = await tx.select().from(smsCodes).where(eq(smsCodes.id, smsId)).for('update')
  if (!sent || sent.scene !== scene) return '10003'
  if (sent.mobile !== mobile) return '00152'
  const spent = sent.usedAt !== null || sent.wrongTries >= MAX_WRONG_TRIES
  if (spent || now >= sent.sentAt + CODE_LIFETIME) return '10003'
  if (timingSafeEqual(hashOf(smsId, code), Buffer.from(sent.codeHash, 'hex'))) return null
  await tx
    .update(smsCodes)
    .set({ wrongTries: sent.wrongTries + 1 })
    .where(eq(smsCodes.id, smsId))
  return '10011'
}

/**
 * Uses all codes or none, so that a mistyped code does not spend the others. Returns the results in the
 * order of the codes, null for a right one; empty if all are right.
 */
export function consumeSmsCodes(
  orm: Queryable,
  proofs: readonly CodeProof[],
  now: number,
): Promise<({ error: CodeError } | null)[]> {
  return orm.transaction(async (tx) => {
    const refusals: ({ error: CodeError } | null)[] = []
    for (const proof of proofs) {
      const error = await check(tx, proof, now)
      refusals.push(error && { error })
    }
    if (refusals.some((refused) => refused !== null)) return refusals
    for (const { smsId } of proofs)
      await tx.update(smsCodes).set({ usedAt: now }).where(eq(smsCodes.id, smsId))
    return []
  })
}

/** Uses a code. Wrong tries are counted; after the fifth the code is invalid. */
export async function consumeSmsCode(
  orm: Queryable,
  proof: CodeProof,
  now: number,
): Promise<{ error: CodeError } | null> {
  const [refused = null] = await consumeSmsCodes(orm, [proof], now)
  return refused
}

export async function sweepSmsCodes(orm: Queryable, now: number): Promise<void> {
  await orm.delete(smsCodes).where(lt(smsCodes.sentAt, now - LONGEST_LIMIT))
}
