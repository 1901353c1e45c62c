import {
  buildComqueryParts,
  type CappedCount,
  type Comquery,
  type ComqueryHit,
  type ComqueryPage,
  type ComqueryPart,
  type ComqueryPreview,
  checkComquery,
  type Evidence,
  findClosedPart,
  hasConditions,
  NO_CONDITION_TEXT,
  selectAskedQualifications,
} from '@zhushutong/domain/comquery'
import type { MoneySum } from '@zhushutong/domain/formatting'
import {
  type Column,
  company,
  findLocks,
  type Locks,
  listColumns,
  maskRecord,
  type RecordKind,
  type Sort,
  type StoredRecord,
  sortNamed,
} from '@zhushutong/domain/records'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import { offsetOf, pageOf } from '../platform/http'
import {
  type Asker,
  columnIn,
  type Reader,
  type Refusal,
  selectionOf,
  sortProperty,
  tableOf,
  withinTime,
} from '../records'
import { countOfPart, evidenceOf, withParts } from './part-query'

/** Upper bound of counts. */
const CAP = 10_000

/** The refusal of a combined query; 'closed': it needs a membership (ACC-02). */
export type ComqueryRefusal = Refusal | { readonly error: 'empty' | 'closed'; readonly message: string }

/** The kind of the results. */
export const KIND: RecordKind = company
export function table() {
  return tableOf(KIND)
}

const closedSort = (query: Comquery, locks: Locks) => {
  const sort = sortOf(query)
  return sort.column in locks ? sort : undefined
}

/** The reason to refuse the query for this reader; null if it is allowed. */
export function refusalOf(
  query: Comquery,
  parts: readonly ComqueryPart[],
  asker: Asker,
): ComqueryRefusal | null {
  if (!asker.viewer.loggedIn) return { error: 'login-needed' }
  const [problem] = checkComquery(query)
  if (problem) return { error: 'invalid', ...problem }
  if (!hasConditions(query)) return { error: 'empty', message: NO_CONDITION_TEXT }
  const closed =
    findClosedPart(parts, asker.viewer)?.group ?? closedSort(query, findLocks(KIND, asker.viewer))
  return closed ? { error: 'closed', message: `“${closed.label}”需要开通会员后使用` } : null
}

const countedOf = (total: number): CappedCount => ({
  total: Math.min(total, CAP),
  totalIsCapped: total > CAP,
})

export function sortOf(query: Pick<Comquery, 'sort'>): Sort {
  return sortNamed(KIND, query.sort)
}

export function orderOf(query: Pick<Comquery, 'sort'>): SQL {
  const sort = sortOf(query)
  const direction = sql.raw(sort.direction)
  return sql`${columnIn(table(), sortProperty(sort))} ${direction}, ${columnIn(table(), 'id')} ${direction}`
}

const sizesOf = (parts: readonly ComqueryPart[]): SQL =>
  sql.join(
    [...parts.keys()].map((i) => sql`${countOfPart(i, CAP)} as ${sql.identifier(`size_${i}`)}`),
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

/** The count of matching companies, and the ids of the page's companies in order. */
const findIds = async (reader: Reader, query: Comquery, parts: readonly ComqueryPart[]) => {
  const id = columnIn(table(), 'id')
  const [row] = await readRows<Sizes & { ids: string[] }>(
    reader,
    sql`
    ${withParts(parts)}
    select ${sizesOf(parts)}, ${countOfPart('met', CAP)} as total, array(
      select ${id} from met join ${table()} on ${id} = met.id order by ${orderOf(query)}
      limit ${query.pageSize} offset ${offsetOf(query)}
    ) as ids`,
  )
  return { preview: previewOf(parts, row), ids: row?.ids ?? [] }
}

interface CompanyReading {
  readonly locks: Locks
  readonly now: number
  /** Those of a list if absent. */
  readonly columns?: readonly Column[]
}

/** Reads companies by id, in the order of the ids. */
export async function readCompanies(
  reader: Reader,
  ids: readonly string[],
  { locks, now, columns = listColumns(KIND) }: CompanyReading,
): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .select(selectionOf(table(), columns, locks, now))
    .from(table())
    .where(inArray(columnIn(table(), 'id'), [...ids]))
  const byId = new Map((rows as unknown as StoredRecord[]).map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const NOT_SUMMED = { amount: null, unpriced: null, foreign: null, doubted: null } as const

type Evidences = ReadonlyMap<string, readonly Evidence[]>

/** For the page's companies: the records of other kinds that meet each condition. */
const readEvidence = async (
  reader: Reader,
  parts: readonly ComqueryPart[],
  ids: readonly string[],
  asker: Asker,
): Promise<Evidences> => {
  const evidence = new Map<string, Evidence[]>()
  if (ids.length === 0) return evidence
  for (const part of parts.filter(({ group }) => group.counted !== undefined)) {
    const { summed = null } = part.group
    const isOpen = summed !== null && !(summed in findLocks(part.kind, asker.viewer))
    const rows = await readRows<{ id: string; count: number } & MoneySum>(
      reader,
      evidenceOf(part, ids, isOpen ? summed : null),
    )
    for (const { id, count, ...sum } of rows)
      evidence.set(id, [
        ...(evidence.get(id) ?? []),
        { key: part.key, count, ...(isOpen ? sum : NOT_SUMMED) },
      ])
  }
  return evidence
}

const CODES = 'qualificationCodes'

const READ_COLUMNS = KIND.columns.filter(({ key }) => key === CODES).concat(listColumns(KIND))

const codesIn = ({ [CODES]: codes }: StoredRecord): readonly string[] =>
  Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []

const hitOf = (query: Comquery, record: StoredRecord, locks: Locks, evidence: Evidences): ComqueryHit => ({
  record: maskRecord(listColumns(KIND), record, locks, false),
  evidence: evidence.get(record.id) ?? [],
  qualifications: selectAskedQualifications(query, codesIn(record)),
})

/**
 * Finds the companies that meet every condition, with the matching records; conditions on other kinds are
 * sets of company ids. For logged-in users only (VAL-06); locked columns are neither searched nor shown
 * (ACC-02). Queries of one `line` run one at a time.
 */
export function runComquery(database: Database) {
  return async (query: Comquery, asker: Asker, line: string): Promise<ComqueryPage | ComqueryRefusal> => {
    const parts = buildComqueryParts(query)
    const refusal = refusalOf(query, parts, asker)
    if (refusal) return refusal
    const locks = findLocks(KIND, asker.viewer)
    const read = async (reader: Reader) => {
      const { preview, ids } = await findIds(reader, query, parts)
      const records = await readCompanies(reader, ids, { locks, now: asker.now, columns: READ_COLUMNS })
      const evidence = await readEvidence(reader, parts, ids, asker)
      return {
        ...preview,
        ...pageOf(
          query,
          records.map((record) => hitOf(query, record, locks, evidence)),
          preview.total,
        ),
      }
    }
    return withinTime(database, read, { line })
  }
}

/** Counts the companies for each condition alone, and for all together; refusals as in the search. */
export function previewComquery(database: Database) {
  return async (query: Comquery, asker: Asker, line: string): Promise<ComqueryPreview | ComqueryRefusal> => {
    const parts = buildComqueryParts(query)
    const refusal = refusalOf(query, parts, asker)
    if (refusal) return refusal
    const read = async (reader: Reader) => {
      const [row] = await readRows<Sizes>(
        reader,
        sql`${withParts(parts)} select ${sizesOf(parts)}, ${countOfPart('met', CAP)} as total`,
      )
      return previewOf(parts, row)
    }
    return withinTime(database, read, { line })
  }
}
