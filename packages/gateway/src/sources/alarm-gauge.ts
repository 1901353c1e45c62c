import { ALARMS } from '@zhushutong/domain/data-sources'
import { count, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/db'
import type { Gauge } from '../platform/metrics'
import { sourceSettings as T } from './sources.table'

/** The open alarms of sources. */
export function alarmGauge({ orm }: Pick<Database, 'orm'>): Gauge {
  return {
    name: 'gateway_source_alarms',
    help: 'Sources with an open alarm.',
    label: 'alarm',
    async read() {
      const rows = await orm
        .select({ alarm: T.alarm, open: count() })
        .from(T)
        .where(isNotNull(T.alarm))
        .groupBy(T.alarm)
      return ALARMS.map((of) => ({ of, value: rows.find(({ alarm }) => alarm === of)?.open ?? 0 }))
    },
  }
}
