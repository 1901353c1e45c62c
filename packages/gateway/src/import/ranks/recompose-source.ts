import { dayOf } from '@zhushutong/domain/formatting'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import { type Database, type Queryable, readRows, type Tx } from '../../platform/db'
import type { Log } from '../../platform/http'
import { createWorker, defineLeases, type Leased, newJobColumns } from '../../platform/jobs'
import { recordStatements, refreshStale } from '../../records'
import { lockWrites } from '../write/lock-writes'
import { recomposeRecords } from '../write/recompose'
import { recompositions } from './recompositions.table'

const T = recompositions
const S = recordStatements
const PAGE = 1_000
const BATCH = 'rank'

type Job = Leased<typeof T.$inferSelect>

const leases = defineLeases({
  table: T,
  open: eq(T.isDone, false),
  seconds: 60,
  maxAttempts: 5,
  retryAfterSeconds: 10,
  onGiveUp: { isDone: true },
})

/** Lets the records of a source be composed again, after its rank changed; from the start if that goes on. */
export async function queueRecomposition(
  tx: Pick<Queryable, 'insert'>,
  { kind }: Pick<RecordKind, 'kind'>,
  source: string,
): Promise<void> {
  const job = { after: '', isDone: false, ...newJobColumns() }
  await tx
    .insert(T)
    .values({ id: `${kind} ${source}`, kind, source, ...job })
    .onConflictDoUpdate({ target: T.id, set: job })
}

/** The next records of a source, and the sharing of each with other sources: a rank decides only among several. */
const readPage = (tx: Tx, { kind, source, after }: Job) =>
  readRows<{ id: string; isShared: boolean }>(
    tx,
    sql`with page as (
        select distinct s.record_id as id from ${S} s
        where s.kind = ${kind} and s.source = ${source} and s.record_id > ${after}
        order by s.record_id limit ${PAGE}
      )
      select page.id, exists (
        select 1 from ${S} o where o.kind = ${kind} and o.record_id = page.id and o.source <> ${source}
      ) as "isShared" from page order by page.id`,
  )

const work = async (tx: Tx, kind: RecordKind, job: Job, now: number): Promise<void> => {
  await lockWrites(tx)
  const page = await readPage(tx, job)
  const ids = page.filter(({ isShared }) => isShared).map(({ id }) => id)
  const origin = { batch: BATCH, source: job.source, dataOn: dayOf(now), now }
  if (ids.length > 0) await recomposeRecords(tx, kind, ids, { ...origin, isEditorial: true })
  const isDone = page.length < PAGE
  if (isDone) await refreshStale(tx, now)
  const isReleased = await leases.release(tx, job, { after: page.at(-1)?.id ?? job.after, isDone })
  if (!isReleased) throw new Error('the recomposition was started again')
}

interface RecomposerDeps {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly log: Log
}

/** Composes the records of sources with a new rank again, a page in each step. */
export function createRecomposer({ database, clock, log }: RecomposerDeps) {
  return createWorker({
    name: 'recomposition',
    leases,
    database,
    log,
    work: async (job) => {
      const kind = findKind(job.kind)
      if (kind) await database.orm.transaction((tx) => work(tx, kind, job, clock.now()))
      else await leases.giveUp(database.orm, job)
    },
  })
}
