import { addDays, dayOf, parseDay } from '@zhushutong/domain/formatting'
import { PURCHASE_DIALOG, type StepCount, TRACKED_TYPES, type UsagePeriod } from '@zhushutong/domain/tracking'
import { type SQL, sql } from 'drizzle-orm'
import { momentSql, type Queryable, readRows } from '../platform/db'
import { orders } from '../purchase/schema/purchase.table'
import { trackingRecords } from './tracking.table'

/** Number of listed pages. */
const MAX_PAGES = 50

/** Usage figures of a page, without personal data (TRK-04). */
interface PageUse {
  readonly address: string
  readonly views: number
  readonly members: number
  /** The mean stay in ms; null if no stay has ended. */
  readonly stay: number | null
}

const dayIn = (moment: SQL) => sql`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

const startOf = (days: UsagePeriod, now: number): SQL =>
  momentSql(parseDay(addDays(dayOf(now), 1 - days)) ?? now)

/**
 * The pages with the most members (TRK-04). Members rank before views, because a single member can view a
 * page many times.
 */
export async function findMostViewed(
  orm: Pick<Queryable, 'execute'>,
  days: UsagePeriod,
  now: number,
): Promise<PageUse[]> {
  return readRows<PageUse>(
    orm,
    sql`
    select split_part(split_part(record ->> 'pageUrl', '?', 1), '#', 1) as address,
      count(*)::int as views, count(distinct user_id)::int as members,
      round(avg((record ->> 'stayTime')::numeric))::float8 as stay
    from ${trackingRecords}
    where received_at >= ${startOf(days, now)} and record ->> 'type' = ${TRACKED_TYPES.page}
    group by 1 order by members desc, views desc, address limit ${MAX_PAGES}`,
  )
}

/** Number of members who took each step, by day (TRK-04). */
export async function countSteps(
  orm: Pick<Queryable, 'execute'>,
  days: UsagePeriod,
  now: number,
): Promise<StepCount[]> {
  const start = sql`${startOf(days, now)}`
  const tracked = (step: string, of: SQL) => sql`
    select ${dayIn(sql`received_at`)} as day, ${step}::text as step, count(distinct user_id)::int as members
    from ${trackingRecords} where received_at >= ${start} and ${of} group by 1`
  const ordered = (step: string, at: SQL) => sql`
    select ${dayIn(at)} as day, ${step}::text as step, count(distinct user_id)::int as members
    from ${orders} where ${at} >= ${start} group by 1`
  const isPage = sql`record ->> 'type' = ${TRACKED_TYPES.page}`
  const isDialog = sql`record ->> 'type' = ${TRACKED_TYPES.part} and record ->> 'eventParam' = ${PURCHASE_DIALOG}`
  return readRows<StepCount>(
    orm,
    sql`
    ${tracked('page', isPage)} union all ${tracked('dialog', isDialog)}
    union all ${ordered('order', sql`created_at`)} union all ${ordered('paid', sql`paid_at`)}`,
  )
}
