import { listColumns } from '@zhushutong/domain/records'
import type { Reader } from '../schema/reader'
import type { ArrivalSpan, FoundArrivals, FoundBatch, FoundPage, FoundRecord } from './engine.ports'
import { findExactKey } from './exact-key'
import { type Reading, readArrived, readPage, readTotal } from './execute'
import { findLooserMatch, MAX_FEW, widenMatch } from './looser-match'
import { findNamedElsewhere } from './named-elsewhere'
import { readOpenFirst } from './open-first'
import { type Plan, planSearch, tokensToCount } from './plan'
import { readRanked } from './ranked'
import type { AdmittedSearch } from './search-request'
import { readTokenStats } from './token-stats'

export interface SearchLimits {
  /** The most records that an ordered scan reads before the index is queried. */
  readonly scan: number
  /** The highest total that is counted. */
  readonly cap: number
}
export const SEARCH_LIMITS: SearchLimits = { scan: 30_000, cap: 10_000 }

/** The plan of a search; null for a keyword that no title can contain. */
export async function readPlan(
  reader: Reader,
  search: AdmittedSearch,
  maxScan = SEARCH_LIMITS.scan,
): Promise<Plan | null> {
  if (search.match.by === 'impossible') return null
  const keys = await findExactKey(reader, search)
  const also = keys.length > 0 ? [] : await findNamedElsewhere(reader, search)
  const input = { ...search, keys, also }
  const stats = await readTokenStats(reader, search.kind.kind, tokensToCount(input))
  return planSearch(input, stats, maxScan)
}

const latestOf = (rows: readonly FoundRecord[]) =>
  rows.reduce<number | null>((latest, { record }) => {
    const at = record.collectedAt
    return typeof at === 'number' && at > (latest ?? Number.NEGATIVE_INFINITY) ? at : latest
  }, null)

const readingOf = ({ kind, columns, locks, asker }: AdmittedSearch): Reading => ({
  columns: columns ?? listColumns(kind),
  locks,
  now: asker.now,
})

const readFound = (reader: Reader, plan: Plan, search: AdmittedSearch, limits: SearchLimits) => {
  const reading = readingOf(search)
  if (search.isOpenFirst) {
    const computePlan = async (part: AdmittedSearch) => {
      const result = await readPlan(reader, part, limits.scan)
      return result && { ...result, size: plan.size }
    }
    return readOpenFirst(reader, search, reading, computePlan)
  }
  return (plan.ranking ? readRanked : readPage)(reader, plan, reading)
}

const readBatch = async (
  reader: Reader,
  plan: Plan,
  search: AdmittedSearch,
  limits: SearchLimits,
): Promise<FoundBatch> => {
  const rows = await readFound(reader, plan, search, limits)
  const records = rows.slice(0, plan.size)
  const last = rows.length > plan.size ? records.at(-1) : undefined
  const rank = last?.rank === undefined ? {} : { rank: last.rank }
  return { records, next: last ? { value: last.place, id: last.record.id, ...rank } : null }
}

/** The search with the first looser reading of its keyword that finds records; null if none does. */
const readLooser = async (reader: Reader, search: AdmittedSearch): Promise<AdmittedSearch | null> => {
  const match = await findLooserMatch(reader, search)
  return match && { ...search, match }
}

const widen = (search: AdmittedSearch): AdmittedSearch | null => {
  const match = widenMatch(search)
  return match && { ...search, match }
}

/**
 * The search with another reading of its keyword, by the number of its results as typed: none is read more loosely
 * (FND-03), a place and name with few more widely (FND-07). Null for the keyword as typed.
 */
async function readOtherwise(
  reader: Reader,
  search: AdmittedSearch,
  total: number,
): Promise<AdmittedSearch | null> {
  if (total === 0) return readLooser(reader, search)
  return total <= MAX_FEW ? widen(search) : null
}

/** Figures of a search, with the reading of its keyword that its list has. */
export async function readAsListed<T extends { readonly total: number }>(
  reader: Reader,
  search: AdmittedSearch,
  read: (search: AdmittedSearch) => Promise<T | null>,
): Promise<T | null> {
  const result = await read(search)
  const other = result && (await readOtherwise(reader, search, result.total))
  return other ? read(other) : result
}

/** The search as it is read without a page of it: the same reading on every page. */
const readByCount = async (reader: Reader, search: AdmittedSearch): Promise<AdmittedSearch | null> => {
  const cap = widen(search) ? MAX_FEW : 0
  return readOtherwise(reader, search, await countAsTyped(reader, search, cap))
}

const searchOnce = async (
  reader: Reader,
  search: AdmittedSearch,
  limits: SearchLimits,
): Promise<FoundPage> => {
  const plan = await readPlan(reader, search, limits.scan)
  if (!plan) return { records: [], next: null, total: 0, totalIsCapped: false, freshAt: null }
  const batch = await readBatch(reader, plan, search, limits)
  const isAll = !search.after && plan.offset === 0 && !batch.next
  const { total, freshAt } = isAll
    ? { total: batch.records.length, freshAt: latestOf(batch.records) }
    : await readTotal(reader, plan, limits.cap)
  return { ...batch, total: Math.min(total, limits.cap), totalIsCapped: total > limits.cap, freshAt }
}

/** A page of a search, its total counted up to `limits.cap`, with the reading of the keyword that finds records. */
export async function findPage(
  reader: Reader,
  search: AdmittedSearch,
  limits: SearchLimits,
): Promise<FoundPage> {
  const foundPage = await searchOnce(reader, search, limits)
  const other = await readOtherwise(reader, search, foundPage.total)
  return other ? { ...(await searchOnce(reader, other, limits)), match: other.match } : foundPage
}

export async function findBatch(
  reader: Reader,
  search: AdmittedSearch,
  size: number,
  { scan, ...limits }: SearchLimits,
): Promise<FoundBatch> {
  const readOnce = async (part: AdmittedSearch) => {
    const plan = await readPlan(reader, part, scan)
    return plan ? readBatch(reader, { ...plan, size }, part, { scan, ...limits }) : NOTHING
  }
  const mayWiden = widen(search) !== null
  const foundBatch = mayWiden ? NOTHING : await readOnce(search)
  if (foundBatch.records.length > 0) return foundBatch
  // The end of a list is empty too: a keyword with results as typed is not read more loosely there.
  const other = await readByCount(reader, search)
  if (other) return { ...(await readOnce(other)), match: other.match }
  return mayWiden ? readOnce(search) : foundBatch
}

const NOTHING: FoundBatch = { records: [], next: null }

const countAsTyped = async (reader: Reader, search: AdmittedSearch, cap: number, scan?: number) => {
  const plan = await readPlan(reader, search, scan)
  return plan ? (await readTotal(reader, plan, cap)).total : 0
}

/** The first `size` records of a search that arrived in a span, and the number of all that did. */
export async function findArrived(
  reader: Reader,
  search: AdmittedSearch,
  span: ArrivalSpan,
  size: number,
): Promise<FoundArrivals> {
  const plan = await readPlan(reader, (await readByCount(reader, search)) ?? search)
  if (!plan) return { records: [], total: 0 }
  return readArrived(reader, { ...plan, size }, readingOf(search), span)
}

/** The number of records of a search, up to cap + 1. */
export async function countMatches(
  reader: Reader,
  search: AdmittedSearch,
  cap: number,
  { scan }: SearchLimits,
): Promise<number> {
  const total = await countAsTyped(reader, search, cap, scan)
  const other = await readOtherwise(reader, search, total)
  return other ? countAsTyped(reader, other, cap, scan) : total
}
