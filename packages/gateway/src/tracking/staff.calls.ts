import { findKind } from '@zhushutong/domain/records'
import { buildFunnel, type UsagePeriod } from '@zhushutong/domain/tracking'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { ResourceDeps, StaffHandlers } from '../console'
import { pageOf } from '../platform/http'
import { findSearchMisses, refused, withinTime } from '../records'
import { countSteps, findMostViewed } from './usage.store'

/** Long, as a statement reads up to three months of records. */
const LIMITS = { ms: 10_000, line: 'usage' }

const daysOf = (period: `${UsagePeriod}`) => Number(period) as UsagePeriod

/** The portal's usage in figures, without the people behind them (TRK-04). */
export function usageCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['usage']> {
  return {
    async list({ sort = 'times', period, ...query }, { now }) {
      const days = daysOf(period)
      const found = await withinTime(
        database,
        (orm) => findSearchMisses(orm, { sort, days, ...query }, now),
        LIMITS,
      )
      if ('error' in found) return refused(found)
      const records = found.rows.map(({ kind, keyword, times, lastAt }) => ({
        id: `${kind} ${keyword}`,
        kind,
        kindName: findKind(kind)?.label ?? kind,
        keyword,
        times,
        lastTime: lastAt ?? now,
      }))
      return pageOf(query, records, found.total)
    },
    async pages({ period }, { now }) {
      const found = await withinTime(database, (orm) => findMostViewed(orm, daysOf(period), now), LIMITS)
      return 'error' in found ? refused(found) : { records: found }
    },
    async funnel({ period }, { now }) {
      const days = daysOf(period)
      const found = await withinTime(database, (orm) => countSteps(orm, days, now), LIMITS)
      return 'error' in found ? refused(found) : { days: buildFunnel(found, days, now) }
    },
  }
}
