import {
  type Comquery,
  type ComqueryFound,
  type ComqueryPage,
  type ComqueryPart,
  type ComqueryPreview,
  type Counted,
  closedPart,
  comqueryProblems,
  type Evidence,
  hasConditions,
  NO_CONDITION_TEXT,
  partsOf,
} from '@zhushutong/domain/comquery'
import {
  company,
  type Locks,
  locksFor,
  type RecordKind,
  type Sort,
  type StoredRecord,
  viewRecord,
} from '@zhushutong/domain/records'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db'
import {
  type Asker,
  columnIn,
  listColumns,
  type Reader,
  type Refusal,
  selectionOf,
  sortProperty,
  tableOf,
  withinTime,
} from '../records'
import { evidenceOf, sizeOf, withParts } from './part-query'

/** Counts go up to here. */
const CAP = 10_000

/** Why a combined query is not run; 'closed': the membership opens what it asks of (ACC-02). */
export type ComqueryRefusal = Refusal | { readonly error: 'empty' | 'closed'; readonly message: string }

/** What a combined query finds. */
export const KIND: RecordKind = company
export const table = () => tableOf(KIND)

const closedSort = (query: Comquery, locks: Locks) =>
  KIND.sorts.find((sort) => sort.key === query.sort && sort.column in locks)

/** Why this reader's query is not run; null where it may be. */
export const refusalOf = (
  query: Comquery,
  parts: readonly ComqueryPart[],
  asker: Asker,
): ComqueryRefusal | null => {
  if (!asker.viewer.loggedIn) return { error: 'login-needed' }
  const [problem] = comqueryProblems(query)
  if (problem) return { error: 'invalid', ...problem }
  if (!hasConditions(query)) return { error: 'empty', message: NO_CONDITION_TEXT }
  const closed = closedPart(parts, asker.viewer)?.group ?? closedSort(query, locksFor(KIND, asker.viewer))
  return closed ? { error: 'closed', message: `“${closed.label}”需要开通会员后使用` } : null
}

const countedOf = (total: number): Counted => ({ total: Math.min(total, CAP), totalIsCapped: total > CAP })

export const sortOf = (query: Pick<Comquery, 'sort'>): Sort => {
  const sort = KIND.sorts.find((s) => s.key === query.sort) ?? KIND.sorts[0]
  if (!sort) throw new Error(`${KIND.kind} has no sort`)
  return sort
}

export const orderOf = (query: Pick<Comquery, 'sort'>): SQL => {
  const sort = sortOf(query)
  const direction = sql.raw(sort.direction)
  return sql`${columnIn(table(), sortProperty(sort))} ${direction}, ${columnIn(table(), 'id')} ${direction}`
}

const sizesOf = (parts: readonly ComqueryPart[]): SQL =>
  sql.join(
    [...parts.keys()].map((i) => sql`${sizeOf(i, CAP)} as ${sql.identifier(`size_${i}`)}`),
    sql`, `,
  )

type Sizes = Readonly<Record<string, unknown>>

const previewOf = (parts: readonly ComqueryPart[], row: Sizes = {}): ComqueryPreview => ({
  ...countedOf(Number(row.total ?? 0)),
  parts: parts.map(({ key, sentence }, i) => ({
    key,
    sentence,
    ...countedOf(Number(row[`size_${i}`] ?? 0)),
  })),
})

/** What the conditions leave, and the ids of the page's companies in their order. */
const findIds = async (reader: Reader, query: Comquery, parts: readonly ComqueryPart[]) => {
  const id = columnIn(table(), 'id')
  const [row] = await reader.execute<Sizes & { ids: string[] }>(sql`
    ${withParts(parts)}
    select ${sizesOf(parts)}, ${sizeOf('met', CAP)} as total, array(
      select ${id} from met join ${table()} on ${id} = met.id order by ${orderOf(query)}
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}
    ) as ids`)
  return { preview: previewOf(parts, row), ids: row?.ids ?? [] }
}

/** Companies as they are stored, in the order of their ids. */
export const readCompanies = async (
  reader: Reader,
  ids: readonly string[],
  locks: Locks,
): Promise<StoredRecord[]> => {
  if (ids.length === 0) return []
  const rows = await reader
    .select(selectionOf(table(), listColumns(KIND), locks))
    .from(table())
    .where(inArray(columnIn(table(), 'id'), [...ids]))
  const byId = new Map((rows as unknown as StoredRecord[]).map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Evidences = ReadonlyMap<string, readonly Evidence[]>

/** What of the page's companies meets each condition that asks of other records. */
const readEvidence = async (
  reader: Reader,
  parts: readonly ComqueryPart[],
  ids: readonly string[],
  asker: Asker,
): Promise<Evidences> => {
  const found = new Map<string, Evidence[]>()
  if (ids.length === 0) return found
  for (const part of parts.filter(({ group }) => group.counted !== undefined)) {
    const { summed = null } = part.group
    const isOpen = summed !== null && !(summed in locksFor(part.kind, asker.viewer))
    const rows = await reader.execute<{ id: string; count: number; amount: number | null }>(
      evidenceOf(part, ids, isOpen ? summed : null),
    )
    for (const { id, count, amount } of rows)
      found.set(id, [...(found.get(id) ?? []), { key: part.key, count, amount }])
  }
  return found
}

const foundOf = (record: StoredRecord, locks: Locks, evidence: Evidences): ComqueryFound => ({
  record: viewRecord(listColumns(KIND), record, locks, false),
  evidence: evidence.get(record.id) ?? [],
})

/**
 * Companies that meet every condition, with what of them meets each; conditions of other kinds are sets of ids.
 * For those who are logged in (VAL-06); what the reader may not see is neither asked of nor shown (ACC-02).
 */
export const comquerySearch =
  (database: Database) =>
  async (query: Comquery, asker: Asker): Promise<ComqueryPage | ComqueryRefusal> => {
    const parts = partsOf(query)
    const refusal = refusalOf(query, parts, asker)
    if (refusal) return refusal
    const locks = locksFor(KIND, asker.viewer)
    return withinTime(database, async (reader) => {
      const { preview, ids } = await findIds(reader, query, parts)
      const records = await readCompanies(reader, ids, locks)
      const evidence = await readEvidence(reader, parts, ids, asker)
      return {
        records: records.map((record) => foundOf(record, locks, evidence)),
        ...preview,
        pages: Math.ceil(preview.total / query.pageSize),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
      }
    })
  }

/** How many companies each condition alone would leave, and how many all together; refused as the search is. */
export const comqueryPreview =
  (database: Database) =>
  async (query: Comquery, asker: Asker): Promise<ComqueryPreview | ComqueryRefusal> => {
    const parts = partsOf(query)
    const refusal = refusalOf(query, parts, asker)
    if (refusal) return refusal
    return withinTime(database, async (reader) => {
      const [row] = await reader.execute<Sizes>(
        sql`${withParts(parts)} select ${sizesOf(parts)}, ${sizeOf('met', CAP)} as total`,
      )
      return previewOf(parts, row)
    })
  }
