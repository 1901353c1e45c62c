import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { sql } from 'drizzle-orm'
import { type FollowedClock, followClock } from '../platform/clock'
import { type Database, readRows } from '../platform/db'
import type { Feature } from '../platform/feature'

/** The clock of the database: gateways whose own clocks differ decide by the same time. */
export function databaseClock({ orm }: Pick<Database, 'orm'>): FollowedClock {
  return followClock(async () => {
    const now = sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`
    const [row] = await readRows<{ ms: number }>(orm, now)
    return row!.ms
  })
}

/** Compares the clock before the gateway listens and each minute. */
export function followDatabase(clock: FollowedClock): Feature {
  return ({ log }) => {
    const compare = async () => {
      if (!(await clock.compare())) return
      log.warn({ ms: clock.offset }, 'the clock of this machine differs from that of the database')
    }
    return { prepare: compare, jobs: [{ name: 'compare clocks', every: MINUTE_MS, run: compare }] }
  }
}
