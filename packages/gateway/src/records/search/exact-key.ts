import { findColumn, type RecordKind } from '@zhushutong/domain/records'
import { inArray, sql } from 'drizzle-orm'
import type { Reader } from '../schema/reader'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import type { AdmittedSearch } from './search-request'

const KEY_SHAPE = /^[\p{L}\p{N}\p{Pd}_/.()（）〔〕[\]]{6,64}$/u

/** The values of the kind's exact key that a keyword may be; none for what cannot be one. */
const keysIn = (kind: RecordKind, keyword: string | undefined): string[] => {
  const key = keyword?.trim() ?? ''
  if (!kind.exactKey || !findColumn(kind, kind.exactKey) || !KEY_SHAPE.test(key)) return []
  return [...new Set([key, key.toUpperCase()])]
}

/** The exact key that a search's keyword is, as a credit code, in the spellings to look for; none where no record has it. */
export async function findExactKey(reader: Reader, search: AdmittedSearch): Promise<readonly string[]> {
  const { kind, request, locks } = search
  const keys = keysIn(kind, request.keyword)
  if (!kind.exactKey || kind.exactKey in locks || keys.length === 0) return []
  const table = tableOf(kind)
  const found = await reader
    .select({ one: sql`1` })
    .from(table)
    .where(inArray(columnIn(table, kind.exactKey), keys))
    .limit(1)
  return found.length > 0 ? keys : []
}
