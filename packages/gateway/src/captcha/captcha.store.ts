import { networkOf } from '@zhushutong/domain/reading'
import { and, asc, between, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { lockName, type Queryable, type Tx } from '../platform/db'
import { nextPuzzleAt, RECENT_MS, type Recent, type RecentPuzzles, WITHOUT_PICTURE } from './captcha.limits'
import type { MustWait } from './captcha.ports'
import { type Challenge, captchas } from './captcha.table'

/**
 * The lifetime of a challenge in ms. The work without a picture can take minutes on a slow phone; Alibaba's scripts and
 * pictures are loaded from its own servers.
 */
export const LIFETIMES: Readonly<Record<Challenge, number>> = {
  slider: 120_000,
  work: 600_000,
  alibaba: 600_000,
}

export type StoredPuzzle = typeof captchas.$inferSelect

interface Asker {
  readonly address: string
  /** Empty if unknown; then only the address counts. */
  readonly subject: string
}

/** A single connection gets a whole /64 of IPv6 addresses. */
export const addressOf = (ip: string): string => (ip.includes(':') ? networkOf(ip) : ip)

const { address, subject, createdAt, answeredAt, solved, kind } = captchas
const isMissed = sql`${answeredAt} is not null and not ${solved}`

const NOTHING: Recent = { puzzles: 0, misses: 0, lastMissAt: null }

/** Entries further ahead than clocks can differ were written before the clock was set back; they do not count. */
const countRecent = async (tx: Queryable, now: number, ...who: SQL[]): Promise<Recent> => {
  const [row] = await tx
    .select({
      puzzles: count(),
      misses: sql`count(*) filter (where ${isMissed})`.mapWith(Number),
      lastMissAt: sql<number | null>`max(${answeredAt}) filter (where ${isMissed})`.mapWith(answeredAt),
    })
    .from(captchas)
    .where(and(between(createdAt, now - RECENT_MS, now + MAX_CLOCK_SKEW), ...who))
  return row ?? NOTHING
}

const findRecent = async (tx: Queryable, asker: Asker, now: number): Promise<RecentPuzzles> => {
  const [byAddress, bySubject] = [eq(address, asker.address), eq(subject, asker.subject)]
  const isKnown = asker.subject !== ''
  return {
    address: await countRecent(tx, now, byAddress),
    subject: isKnown ? await countRecent(tx, now, bySubject) : NOTHING,
    pair: isKnown ? await countRecent(tx, now, byAddress, bySubject) : NOTHING,
  }
}

/** Locks the address and the subject, so that 100 simultaneous calls count as 100. */
const lock = async (tx: Tx, asker: Asker): Promise<void> => {
  const keys = [`captcha:${asker.address}`, ...(asker.subject ? [`captcha:${asker.subject}`] : [])]
  for (const key of keys.sort()) {
    await lockName(tx, key)
  }
}

type NewPuzzle = Pick<StoredPuzzle, 'id' | 'scene'> & Asker & Partial<Pick<StoredPuzzle, 'x'>>

/** The earliest time of the next check without a picture, in ms since epoch; 0 for now. */
const nextWorkAt = async (tx: Queryable, now: number, who: SQL, most: number): Promise<number> => {
  const recent = between(createdAt, now - RECENT_MS, now + MAX_CLOCK_SKEW)
  const rows = await tx
    .select({ createdAt })
    .from(captchas)
    .where(and(recent, eq(kind, 'work'), who))
    .orderBy(asc(createdAt))
  const oldest = rows[rows.length - most]
  return oldest ? oldest.createdAt + RECENT_MS : 0
}

/** Stores a challenge, with a difficulty that depends on the asker's recent ones. */
export async function insertPuzzle(
  orm: Queryable,
  puzzle: NewPuzzle & { readonly kind: Exclude<Challenge, 'work'> },
  difficultyFor: (recent: RecentPuzzles) => number,
  now: number,
): Promise<StoredPuzzle | MustWait> {
  return orm.transaction(async (tx) => {
    await lock(tx, puzzle)
    const recent = await findRecent(tx, puzzle, now)
    const retryAt = nextPuzzleAt(recent)
    if (retryAt > now) return { retryAt }
    const values = { ...puzzle, difficulty: difficultyFor(recent), createdAt: now }
    const [stored] = await tx.insert(captchas).values(values).returning()
    return stored!
  })
}

export async function insertWork(
  orm: Queryable,
  challenge: NewPuzzle,
  difficulty: number,
  now: number,
): Promise<StoredPuzzle | MustWait> {
  return orm.transaction(async (tx) => {
    await lock(tx, challenge)
    const { bySubject, byAddress } = WITHOUT_PICTURE
    const retryAt = Math.max(
      await nextWorkAt(tx, now, eq(address, challenge.address), byAddress),
      challenge.subject === '' ? 0 : await nextWorkAt(tx, now, eq(subject, challenge.subject), bySubject),
    )
    if (retryAt > now) return { retryAt }
    const values = { ...challenge, kind: 'work' as const, difficulty, createdAt: now }
    const [stored] = await tx.insert(captchas).values(values).returning()
    return stored!
  })
}

/**
 * Takes a challenge for its only answer. It counts as wrong until it is marked as solved; null if there is no open
 * one.
 */
export async function takeChallenge(
  orm: Queryable,
  id: string,
  ofKind: Challenge,
  now: number,
): Promise<StoredPuzzle | MustWait | null> {
  return orm.transaction(async (tx) => {
    const [puzzle] = await tx.select().from(captchas).where(eq(captchas.id, id))
    if (!puzzle) return null
    await lock(tx, puzzle)
    const retryAt = nextPuzzleAt(await findRecent(tx, puzzle, now))
    if (retryAt > now) return { retryAt }
    const isOpen = and(isNull(answeredAt), gt(createdAt, now - LIFETIMES[ofKind]), eq(kind, ofKind))
    const used = { answeredAt: now }
    const [open] = await tx
      .update(captchas)
      .set(used)
      .where(and(eq(captchas.id, id), isOpen))
      .returning()
    return open ?? null
  })
}

/** Counts a taken challenge as requested, but not as wrong. */
export async function excuseChallenge(orm: Queryable, id: string): Promise<void> {
  await orm.update(captchas).set({ solved: true }).where(eq(captchas.id, id))
}

export async function findOpenPuzzle(orm: Queryable, id: string): Promise<StoredPuzzle | null> {
  const [puzzle] = await orm
    .select()
    .from(captchas)
    .where(and(eq(captchas.id, id), isNull(answeredAt)))
  return puzzle ?? null
}

export async function sweepCaptchas(orm: Queryable, now: number): Promise<void> {
  await orm.delete(captchas).where(lt(createdAt, now - RECENT_MS))
}
