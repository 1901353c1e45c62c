import { count, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db'
import type { Gauge } from '../../platform/metrics'
import { importBatches as T } from './batches.table'

const ROWS = ['created', 'updated', 'unchanged', 'rejected', 'closed'] as const

/** All imports so far, of the command line too. */
export function batchGauges({ orm }: Pick<Database, 'orm'>): readonly Gauge[] {
  return [
    {
      name: 'gateway_import_batches',
      help: 'Batches of imports by state.',
      label: 'state',
      read: () => orm.select({ of: T.state, value: count() }).from(T).groupBy(T.state),
    },
    {
      name: 'gateway_import_rows',
      help: 'Rows of all batches by what became of them.',
      label: 'outcome',
      async read() {
        const sums = ROWS.map((name) => [
          name,
          sql<number>`coalesce(sum((${T.counts} ->> ${name})::bigint), 0)::bigint`.mapWith(Number),
        ])
        const [row] = await orm.select(Object.fromEntries(sums)).from(T)
        return ROWS.map((of) => ({ of, value: Number(row?.[of] ?? 0) }))
      },
    },
  ]
}
