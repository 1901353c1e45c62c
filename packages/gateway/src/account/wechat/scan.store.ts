import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import type { Requester } from '../login/requester'
import { newToken, tokenHash } from '../login/token'
import type { WechatIdentity } from './wechat.ports'
import { wechatAccounts, wechatScans } from './wechat.table'

type ScanRow = typeof wechatScans.$inferSelect

type Scan =
  | { readonly state: 'waiting' | 'scanned' | 'cancelled' }
  | { readonly state: 'confirmed'; readonly by: WechatIdentity }

/** The browser that requested a scan, to be compared with the confirming one. */
interface Asker {
  readonly browserHash: string | null
  readonly userAgent: string | null
  readonly ip: string | null
  readonly createdAt: number
}

interface TaskProof {
  readonly taskId: string
  readonly browserKey: string | null
}

interface NewScan {
  readonly taskId: string
  readonly state: string
  readonly expiresAt: number
}

/** Lifetime of a code in ms: the 30 polls of LOG-04 last one minute; slow phones get another. */
export const SCAN_LIFETIME = 120_000
/** Lifetime of a confirmed scan in ms: enough to bind a mobile by SMS. */
export const CONFIRMED_LIFETIME = 600_000

/**
 * 20015: the scan has expired. 20016: the WeChat belongs to another account. 20018: the account has another WeChat.
 */
export type BindError = '20015' | '20016' | '20018'

const isAlive = (now: number) => gt(wechatScans.expiresAt, now)

/**
 * A scan belongs to the requesting browser: its task id alone, seen elsewhere, allows no login. Scans of programs
 * have no browser secret.
 */
const byTask = ({ taskId, browserKey }: TaskProof, now: number) =>
  and(
    eq(wechatScans.taskHash, tokenHash(taskId)),
    or(
      isNull(wechatScans.browserHash),
      browserKey === null ? undefined : eq(wechatScans.browserHash, tokenHash(browserKey)),
    ),
    isAlive(now),
  )

const isUndecided = (state: string, now: number) =>
  and(
    eq(wechatScans.stateHash, tokenHash(state)),
    isAlive(now),
    inArray(wechatScans.state, ['waiting', 'scanned']),
  )

/** Decides an open scan. False without one, so that a `state` is valid only once. */
const decide = async (orm: Queryable, state: string, change: Partial<ScanRow>, now: number) => {
  const decided = await orm
    .update(wechatScans)
    .set(change)
    .where(isUndecided(state, now))
    .returning({ state: wechatScans.state })
  return decided.length > 0
}

/** Stores a new code for login by scanning, valid for one login. */
export async function insertScan(
  orm: Queryable,
  { browserKey, userAgent, ip }: Requester,
  now: number,
): Promise<NewScan> {
  const taskId = newToken()
  const state = newToken()
  const expiresAt = now + SCAN_LIFETIME
  const hashes = { taskHash: tokenHash(taskId), stateHash: tokenHash(state) }
  const asker = { browserHash: browserKey === null ? null : tokenHash(browserKey), userAgent, ip }
  await orm.insert(wechatScans).values({ ...hashes, ...asker, state: 'waiting', createdAt: now, expiresAt })
  return { taskId, state, expiresAt }
}

/** Marks a code as scanned by a phone. False for a decided or expired code. */
export function markScanned(orm: Queryable, state: string, now: number): Promise<boolean> {
  return decide(orm, state, { state: 'scanned' }, now)
}

export async function findAsker(orm: Queryable, state: string, now: number): Promise<Asker | null> {
  const { browserHash, userAgent, ip, createdAt } = wechatScans
  const [asker] = await orm
    .select({ browserHash, userAgent, ip, createdAt })
    .from(wechatScans)
    .where(isUndecided(state, now))
  return asker ?? null
}

export function confirmScan(
  orm: Queryable,
  state: string,
  identity: WechatIdentity,
  now: number,
): Promise<boolean> {
  return decide(orm, state, { state: 'confirmed', ...identity, expiresAt: now + CONFIRMED_LIFETIME }, now)
}

export function cancelScan(orm: Queryable, state: string, now: number): Promise<boolean> {
  return decide(orm, state, { state: 'cancelled' }, now)
}

/** Finds a scan by the secrets of the polling browser; null for an unknown, expired or used one. */
export async function findScan(orm: Queryable, proof: TaskProof, now: number): Promise<Scan | null> {
  const [scan] = await orm.select().from(wechatScans).where(byTask(proof, now))
  if (!scan || scan.state === 'taken') return null
  const { state, openId, unionId } = scan
  if (state !== 'confirmed') return { state }
  return openId === null ? null : { state, by: { openId, unionId } }
}

/** Uses a confirmed scan. True for the first caller only. */
export async function claimScan(orm: Queryable, proof: TaskProof, now: number): Promise<boolean> {
  const confirmed = and(byTask(proof, now), eq(wechatScans.state, 'confirmed'))
  const claimed = await orm.update(wechatScans).set({ state: 'taken' }).where(confirmed).returning()
  return claimed.length > 0
}

/** Binds the WeChat of a confirmed scan to a user and uses the scan, in one transaction. */
export async function bindScan(
  orm: Queryable,
  proof: TaskProof,
  userId: string,
  now: number,
): Promise<BindError | null> {
  return orm.transaction(async (tx): Promise<BindError | null> => {
    const confirmed = and(byTask(proof, now), eq(wechatScans.state, 'confirmed'))
    const [scan] = await tx.select().from(wechatScans).where(confirmed).for('update')
    if (!scan?.openId) return '20015'
    const { openId, unionId, taskHash } = scan
    const row = { userId, openId, unionId, createdAt: now }
    const [bound] = await tx.insert(wechatAccounts).values(row).onConflictDoNothing().returning()
    if (!bound) return (await isWechatBound(tx, userId)) ? '20018' : '20016'
    await tx.update(wechatScans).set({ state: 'taken' }).where(eq(wechatScans.taskHash, taskHash))
    return null
  })
}

export async function sweepScans(orm: Queryable, now: number): Promise<void> {
  await orm.delete(wechatScans).where(lte(wechatScans.expiresAt, now))
}

export async function isWechatBound(orm: Queryable, userId: string): Promise<boolean> {
  return (await orm.$count(wechatAccounts, eq(wechatAccounts.userId, userId))) > 0
}
