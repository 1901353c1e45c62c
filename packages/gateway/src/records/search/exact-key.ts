import { findColumn, isCodeStart, listCodeSpellings, type RecordKind } from '@zhushutong/domain/records'
import { and, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Reader } from '../schema/reader'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import type { AdmittedSearch } from './search-request'

/** The most codes returned for a typed beginning: more would hardly narrow the search. */
const MAX_KEYS = 200
/** A text that sorts after every code of capitals and digits, in any collation. */
const BEHIND = 'Z'.repeat(32)

/**
 * The exact keys that equal a search's keyword, such as a credit code, or begin with it; empty if no record has one
 * (FND-02).
 */
export async function findExactKey(reader: Reader, search: AdmittedSearch): Promise<readonly string[]> {
  const { kind, request, locks } = search
  const keys = listCodeSpellings(request.keyword ?? '')
  if (!kind.exactKey || !findColumn(kind, kind.exactKey) || kind.exactKey in locks || keys.length === 0)
    return []
  const table = tableOf(kind)
  const key = columnIn(table, kind.exactKey)
  const rows = await reader
    .select({ one: sql`1` })
    .from(table)
    .where(inArray(key, [...keys]))
    .limit(1)
  if (rows.length > 0) return keys
  return request.match === 'literal' ? [] : findKeysBeginningWith(reader, kind, keys.at(-1) ?? '')
}

const findKeysBeginningWith = async (reader: Reader, kind: RecordKind, part: string) => {
  if (!kind.exactKey || !isCodeStart(part)) return []
  const table = tableOf(kind)
  const key = columnIn(table, kind.exactKey)
  const rows = await reader
    .select({ key: sql<string>`${key}` })
    .from(table)
    .where(and(gte(key, part), lte(key, part + BEHIND)))
    .groupBy(key)
    .orderBy(key)
    .limit(MAX_KEYS)
  return rows.map((row) => row.key).filter((text) => text.startsWith(part))
}
