import type { Reader } from '../schema/reader'
import { listColumns } from '../schema/select'
import type { FoundArrivals, FoundBatch, FoundPage, FoundRecord } from './engine.ports'
import { findExactKey } from './exact-key'
import { readArrived, readPage, readTotal } from './execute'
import { type Plan, planSearch, tokensToCount } from './plan'
import type { AdmittedSearch } from './search-request'
import type { ArrivalSpan } from './statements'
import { readTokenStats } from './token-stats'

export interface SearchLimits {
  /** Records that an ordered scan looks at before the index is asked. */
  readonly scan: number
  /** Totals are counted up to here. */
  readonly cap: number
}
export const SEARCH_LIMITS: SearchLimits = { scan: 30_000, cap: 10_000 }

/** How a search is run; null where its keyword can stand in no title. */
export async function readPlan(
  reader: Reader,
  search: AdmittedSearch,
  maxScan = SEARCH_LIMITS.scan,
): Promise<Plan | null> {
  if (search.match.by === 'impossible') return null
  const input = { ...search, keys: await findExactKey(reader, search) }
  const stats = await readTokenStats(reader, search.kind.kind, tokensToCount(input))
  return planSearch(input, stats, maxScan)
}

const latestOf = (found: readonly FoundRecord[]) =>
  found.reduce<number | null>((latest, { record }) => {
    const at = record.collectedAt
    return typeof at === 'number' && at > (latest ?? Number.NEGATIVE_INFINITY) ? at : latest
  }, null)

const readBatch = async (
  reader: Reader,
  plan: Plan,
  { kind, locks }: AdmittedSearch,
): Promise<FoundBatch> => {
  const found = await readPage(reader, plan, listColumns(kind), locks)
  const records = found.slice(0, plan.size)
  const last = found.length > plan.size ? records.at(-1) : undefined
  return { records, next: last ? { value: last.place, id: last.record.id } : null }
}

/** A page of a search, its total counted up to `limits.cap`. */
export async function findPage(
  reader: Reader,
  search: AdmittedSearch,
  limits: SearchLimits,
): Promise<FoundPage> {
  const plan = await readPlan(reader, search, limits.scan)
  if (!plan) return { records: [], next: null, total: 0, totalIsCapped: false, freshAt: null }
  const batch = await readBatch(reader, plan, search)
  const isAll = !search.after && plan.offset === 0 && !batch.next
  const { total, freshAt } = isAll
    ? { total: batch.records.length, freshAt: latestOf(batch.records) }
    : await readTotal(reader, plan, limits.cap)
  return { ...batch, total: Math.min(total, limits.cap), totalIsCapped: total > limits.cap, freshAt }
}

/** `size` records of a search from its cursor on. */
export async function findBatch(
  reader: Reader,
  search: AdmittedSearch,
  size: number,
  { scan }: SearchLimits,
): Promise<FoundBatch> {
  const plan = await readPlan(reader, search, scan)
  return plan ? readBatch(reader, { ...plan, size }, search) : { records: [], next: null }
}

/** The first `size` records of a search among those that came in a span, and how many came. */
export async function findArrived(
  reader: Reader,
  search: AdmittedSearch,
  span: ArrivalSpan,
  size: number,
): Promise<FoundArrivals> {
  const plan = await readPlan(reader, search)
  if (!plan) return { records: [], total: 0 }
  return readArrived(reader, { ...plan, size }, listColumns(search.kind), search.locks, span)
}

/** How many records a search finds, up to one beyond the cap. */
export async function countMatches(
  reader: Reader,
  search: AdmittedSearch,
  cap: number,
  { scan }: SearchLimits,
): Promise<number> {
  const plan = await readPlan(reader, search, scan)
  return plan ? (await readTotal(reader, plan, cap)).total : 0
}
