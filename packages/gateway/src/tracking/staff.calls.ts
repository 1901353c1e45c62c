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
      const result = await withinTime(
        database,
        (orm) => findSearchMisses(orm, { sort, days, ...query }, now),
        LIMITS,
      )
      if ('error' in result) return refused(result)
      const records = result.rows.map(({ kind, keyword, times, lastAt }) => ({
        id: `${kind} ${keyword}`,
        kind,
        kindName: findKind(kind)?.label ?? kind,
        keyword,
        times,
        lastTime: lastAt ?? now,
      }))
      return pageOf(query, records, result.total)
    },
    async pages({ period }, { now }) {
      const result = await withinTime(database, (orm) => findMostViewed(orm, daysOf(period), now), LIMITS)
      return 'error' in result ? refused(result) : { records: result }
    },
    async funnel({ period }, { now }) {
      const days = daysOf(period)
      const result = await withinTime(database, (orm) => countSteps(orm, days, now), LIMITS)
      return 'error' in result ? refused(result) : { days: buildFunnel(result, days, now) }
    },
  }
}
