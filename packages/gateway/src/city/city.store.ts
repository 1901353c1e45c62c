import { company, qualificationName } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { countByOption } from '../content'
import { type Queryable, readRows } from '../platform/db'
import { columnIn, quotedLexeme, tableOf } from '../records'

interface HeldQualification {
  readonly code: string
  readonly name: string
  readonly companyCount: number
}

const nameOf = (code: string): string => qualificationName(code) ?? code

/** Counts of the whole country, from the statistics of the latest write of companies. */
const countEverywhere = async (db: Queryable): Promise<HeldQualification[]> => {
  const counted = await countByOption(db, company, 'qualification')
  return counted.map(({ key, count }) => ({ code: key, name: nameOf(key), companyCount: count }))
}

/**
 * The qualification categories of companies in a division, with the number of companies; most first.
 * @param areaCode '' for the whole country
 */
export async function countQualifications(db: Queryable, areaCode: string): Promise<HeldQualification[]> {
  if (areaCode === '') return countEverywhere(db)
  const codes = columnIn(tableOf(company), 'qualificationCodes')
  const rows = await readRows<{ code: string; count: number }>(
    db,
    sql`select code, count(*)::int as count from (
        select distinct id, left(unnest(${codes}), 4) as code from ${tableOf(company)}
        where tokens @@ ${quotedLexeme(`:region:${areaCode}`)}::tsquery) as held
      group by code order by count desc, code`,
  )
  return rows.map(({ code, count }) => ({ code, name: nameOf(code), companyCount: count }))
}
