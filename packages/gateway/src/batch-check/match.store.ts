import { matchTyped, type NamedCompany, readQueries } from '@zhushutong/domain/batch-check'
import { company } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import { columnIn, findLinkCandidates, type Reader, tableOf, withinTime } from '../records'

const TABLE = tableOf(company)
const of = (key: string) => columnIn(TABLE, key)

const readCompanies = async (
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedCompany>> => {
  if (ids.length === 0) return new Map()
  const rows = await readRows<NamedCompany>(
    reader,
    sql`select ${of('id')} as id, ${of('name')} as name, ${of('creditCode')} as "creditCode", ${of('region')} as region
      from ${TABLE} where ${of('id')} = any(${sql.param([...ids])}::text[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The companies with exactly these names, current or former, or codes, for each text (BAT-02). The columns read are
 * open to everybody.
 */
export function matchCompanies(database: Database, texts: readonly string[]) {
  const queries = readQueries(texts)
  const wanted = [...queries.values()].filter((query) => query !== null)
  const names = wanted.flatMap((query) => (query.by === 'name' ? query.name : []))
  const codes = wanted.flatMap((query) => (query.by === 'code' ? query.code : []))
  return withinTime(database, async (reader) => {
    const { byForm, byCode } = await findLinkCandidates(reader, { names, codes })
    const ids = [...byForm.values(), ...byCode.values()].flatMap((list) => list.map(({ id }) => id))
    const companies = await readCompanies(reader, [...new Set(ids)])
    return texts.map((text) => {
      const query = queries.get(text) ?? null
      const candidates =
        (query && (query.by === 'code' ? byCode.get(query.code) : byForm.get(query.name))) ?? []
      return { text, ...matchTyped(query, candidates, companies) }
    })
  })
}
