import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** A point in time: ms since epoch in code, `timestamp with time zone` in the database. */
export const moment = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
})

/** A point in time (ms) for raw SQL, where no column converts it. */
export function momentSql(ms: number): SQL {
  return sql`${new Date(ms).toISOString()}::timestamptz`
}
