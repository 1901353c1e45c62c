import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { describePlace } from '../../location'
import type { Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { sessions } from '../account.table'
import { tokenHash } from '../login/token'
import { nameDevice } from './describe-device'

/** A valid login. Times in ms since epoch. */
interface Device {
  readonly deviceId: string
  readonly device: string
  readonly address: string | null
  readonly place: string | null
  readonly createTime: number
  readonly lastSeenTime: number
  readonly isCurrent: boolean
}

const alive = (userId: string, now: number) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/** The current login first, then by last use. */
export async function findDevices(
  orm: Queryable,
  userId: string,
  token: string,
  now: number,
): Promise<Device[]> {
  const rows = await orm.select().from(sessions).where(alive(userId, now)).orderBy(desc(sessions.lastSeenAt))
  const current = tokenHash(token)
  const devices = rows.map((row) => ({
    deviceId: row.id,
    device: nameDevice(row),
    address: row.ip,
    place: describePlace(row.ip),
    createTime: row.createdAt,
    lastSeenTime: row.lastSeenAt,
    isCurrent: row.tokenHash === current,
  }))
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends a login of the user; true also for an ended one, false for another user's. */
export async function endDevice(
  orm: Queryable,
  userId: string,
  deviceId: string,
  now: number,
): Promise<boolean> {
  if (!isUuid(deviceId)) return false
  const isMine = and(eq(sessions.userId, userId), eq(sessions.id, deviceId))
  const count = await orm.$count(sessions, isMine)
  const valid = and(isMine, isNull(sessions.revokedAt))
  if (count > 0) await orm.update(sessions).set({ revokedAt: now }).where(valid)
  return count > 0
}

/** Ends all logins of the user except that of `token`; returns their number. */
export async function endOtherDevices(
  orm: Queryable,
  userId: string,
  token: string,
  now: number,
): Promise<number> {
  const others = and(alive(userId, now), ne(sessions.tokenHash, tokenHash(token)))
  const ended = await orm
    .update(sessions)
    .set({ revokedAt: now })
    .where(others)
    .returning({ id: sessions.id })
  return ended.length
}
