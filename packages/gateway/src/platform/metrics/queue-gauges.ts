import { getTableName, sql } from 'drizzle-orm'
import { type Database, readRows } from '../db'
import { listQueues } from '../jobs'
import type { Gauge } from './gauge'

interface QueueState {
  readonly queue: string
  readonly waiting: number
  /** Seconds since the oldest waiting job was due. */
  readonly oldest: number
}

const AGE_LIMIT_MS = 5_000

/** Reads all queues by one statement: on a busy database each further one would wait again. */
const readQueues = async (orm: Database['orm']): Promise<readonly QueueState[]> => {
  const states = listQueues().map(({ table, open }) => {
    const dueAt = sql`greatest(${table.touchedAt}, ${table.leaseUntil})`
    return sql`select ${getTableName(table)}::text as queue, count(*)::int as waiting,
        coalesce(extract(epoch from clock_timestamp() - min(${dueAt})), 0)::float8 as oldest
      from ${table} where ${open}`
  })
  return states.length === 0 ? [] : readRows<QueueState>(orm, sql.join(states, sql` union all `))
}

/** Lengths and ages of all queues, read together. */
export function queueGauges({ orm }: Pick<Database, 'orm'>): readonly Gauge[] {
  let last: { readonly at: number; readonly states: Promise<readonly QueueState[]> } | undefined
  const read = () => {
    if (last === undefined || performance.now() - last.at > AGE_LIMIT_MS) {
      const states = readQueues(orm)
      last = { at: performance.now(), states }
      states.catch(() => {
        if (last?.states === states) last = undefined
      })
    }
    return last.states
  }
  return [
    {
      name: 'gateway_queue_waiting',
      help: 'Jobs that wait for a worker.',
      label: 'queue',
      read: async () => (await read()).map(({ queue, waiting }) => ({ of: queue, value: waiting })),
    },
    {
      name: 'gateway_queue_oldest_seconds',
      help: 'Time since the oldest waiting job was due.',
      label: 'queue',
      read: async () => (await read()).map(({ queue, oldest }) => ({ of: queue, value: oldest })),
    },
  ]
}
