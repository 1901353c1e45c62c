import { dayOf } from '@zhushutong/domain/formatting'
import { FIRST_MARKET_YEAR } from '@zhushutong/domain/market-figures'
import { tender, winning } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import { lockName, type Queryable } from '../platform/db'
import { versionsOfKinds } from '../records'
import { marketResults, marketResultsState } from './market-results.table'
import { computeResults } from './market-sql'

const STATE_ID = 1

interface ResultsState {
  readonly version: number
  /** ms */
  readonly computedAt: number
}

/** The state of the computed results; undefined before the first ones. */
export async function readResultsState(db: Pick<Queryable, 'select'>): Promise<ResultsState | undefined> {
  const [state] = await db.select().from(marketResultsState).where(eq(marketResultsState.id, STATE_ID))
  return state
}

/** The version of all results and notices: it rises with every change of either kind. */
const readResultsVersion = async (db: Pick<Queryable, 'select'>): Promise<number> => {
  const kinds: readonly string[] = [winning.kind, tender.kind]
  const versions = await versionsOfKinds(db)
  return versions.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { version }) => sum + version, 0)
}

/**
 * Computes the results of markets, if records changed since and the last ones are older than `before` (ms). A lock
 * keeps other gateways from the same work; they find it done. `now` in ms.
 */
export async function refreshMarketResults(
  db: Queryable,
  { now, before }: { readonly now: number; readonly before: number },
): Promise<void> {
  const version = await readResultsVersion(db)
  const isFresh = (state: ResultsState | undefined) =>
    state !== undefined && (state.version === version || state.computedAt >= before)
  if (isFresh(await readResultsState(db))) return
  await db.transaction(async (tx) => {
    await lockName(tx, 'market-results')
    if (isFresh(await readResultsState(tx))) return
    await tx.delete(marketResults)
    await tx.execute(sql`
      insert into ${marketResults} (day, province, region, type, amount, discount, excluded, bidders, told, winners, parties)
      with ${computeResults([], { from: `${FIRST_MARKET_YEAR}-01-01`, to: dayOf(now) })}
      select day, province, region, type, amount, discount, excluded, bidders, told, winners, parties from results`)
    const values = { id: STATE_ID, version, computedAt: now }
    await tx
      .insert(marketResultsState)
      .values(values)
      .onConflictDoUpdate({ target: marketResultsState.id, set: values })
  })
}
