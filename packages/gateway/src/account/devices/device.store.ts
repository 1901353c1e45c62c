import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { describePlace } from '../../location'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
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

export function deviceStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  const alive = (userId: string) =>
    and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now()))

  return {
    /** The current login first, then by last use. */
    async list(userId: string, token: string): Promise<Device[]> {
      const rows = await orm.select().from(sessions).where(alive(userId)).orderBy(desc(sessions.lastSeenAt))
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
    },

    /** Ends a login of the user; true also for an ended one, false for another user's. */
    async end(userId: string, deviceId: string): Promise<boolean> {
      if (!isUuid(deviceId)) return false
      const isMine = and(eq(sessions.userId, userId), eq(sessions.id, deviceId))
      const count = await orm.$count(sessions, isMine)
      const valid = and(isMine, isNull(sessions.revokedAt))
      if (count > 0) await orm.update(sessions).set({ revokedAt: clock.now() }).where(valid)
      return count > 0
    },

    /** Ends all logins of the user except that of `token`; returns their number. */
    async endOthers(userId: string, token: string): Promise<number> {
      const others = and(alive(userId), ne(sessions.tokenHash, tokenHash(token)))
      const ended = await orm
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(others)
        .returning({ id: sessions.id })
      return ended.length
    },
  }
}

export type DeviceStore = ReturnType<typeof deviceStore>
