import { companyIdentity } from '@zhushutong/demo/records'
import type { Database } from '../../src/platform/db'
import { testSql } from '../test-sql'

export interface Sample {
  readonly id: string
  readonly name: string
}

/** Records by their placeholder in the set; {#1} is the first record listed in the previous answer. */
export type Samples = Readonly<Record<string, Sample>>

/** Place and brand of a demo company: the usual short form of its name. */
const shorten = ({ id, name }: Sample, size: number): string => {
  for (let index = 0; index < size; index++) {
    const known = companyIdentity(index)
    if (known.id !== id) continue
    return name.slice(0, name.length - known.trade.name.length - known.form.length)
  }
  throw new Error(`no demo company ${name}`)
}

/**
 * The records for placeholders like {企业}: those with the most demo data, so that every question has an
 * answer.
 */
export async function findSamples(
  { orm }: Pick<Database, 'orm'>,
  size: number,
  now: number,
): Promise<Samples> {
  const sql = testSql(orm)
  const [first, second] = await sql<Sample[]>`
    select a.id, a.name from record_company a order by all_winning_count desc, id limit 2`
  const [ownCompany] = await sql<Sample[]>`
    select id, name from record_company where status = 'active' and id not in (${first!.id}, ${second!.id})
    order by qualification_count desc nulls last, id limit 1`
  const [owner] = await sql<Sample[]>`
    select id, name from record_owner where name !~ '公司' order by tender_count desc, id limit 1`
  const [person] = await sql<Sample[]>`
    select min(id) as id, name from record_person where cardinality(registration_codes) > 0 and length(name) = 3
    group by name having count(*) = 1 order by name limit 1`
  const [tender] = await sql<Sample[]>`
    select id, engineering_name as name from record_tender
    where bid_deadline > to_timestamp(${now / 1000}::float8 + 86400) and required_qualification is not null
    order by bid_deadline, id limit 1`
  if (!first || !second || !ownCompany || !owner || !person || !tender)
    throw new Error('the demo data lacks a sample')
  return {
    企业: first,
    企业2: second,
    简称: { id: first.id, name: shorten(first, size) },
    我的: ownCompany,
    业主: owner,
    人: person,
    招标: tender,
  }
}

export function fillNames(text: string, samples: Samples): string {
  return text.replace(/\{([^}]+)\}/g, (whole, key: string) => samples[key]?.name ?? whole)
}
