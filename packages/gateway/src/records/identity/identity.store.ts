import { company, normaliseForSearch, type StoredRecord } from '@zhushutong/domain/records'
import { type LinkCandidate, listCodes, listNames } from '@zhushutong/domain/statements'
import { inArray, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../../platform/db'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import { companyCodes } from './company-codes.table'
import { companyNames } from './company-names.table'

type Db = Pick<Queryable, 'select' | 'execute'>

const COMPANIES = tableOf(company)
const of = (key: string) => columnIn(COMPANIES, key)
const id = of('id')

/** The ids of the companies with each of the codes or, as former ones, names (DAT-09). */
export async function findCompanyIdsByOthers(
  db: Db,
  { codes, forms }: { readonly codes: readonly string[]; readonly forms: readonly string[] },
): Promise<{
  readonly byCode: ReadonlyMap<string, string>
  readonly byForm: ReadonlyMap<string, readonly string[]>
}> {
  const coded =
    codes.length === 0
      ? []
      : await db
          .select()
          .from(companyCodes)
          .where(inArray(companyCodes.code, [...codes]))
  const named =
    forms.length === 0
      ? []
      : await db
          .select()
          .from(companyNames)
          .where(inArray(companyNames.form, [...forms]))
  const byForm = new Map<string, string[]>()
  for (const { form, companyId } of named) byForm.set(form, [...(byForm.get(form) ?? []), companyId])
  return { byCode: new Map(coded.map(({ code, companyId }) => [code, companyId])), byForm }
}

/** The companies that each name, by its search form, and each code may mean (DAT-07). */
export interface LinkCandidates {
  readonly byForm: ReadonlyMap<string, readonly LinkCandidate[]>
  readonly byCode: ReadonlyMap<string, readonly LinkCandidate[]>
}

const listOf = (texts: readonly string[]) => sql`(select ${sql.param([...texts])}::text[])::text[]`

const groupRows = (rows: ReadonlyArray<LinkCandidate & { readonly said: string }>) => {
  const groups = new Map<string, LinkCandidate[]>()
  for (const { said, ...candidate } of rows) groups.set(said, [...(groups.get(said) ?? []), candidate])
  return groups
}

/** The companies that names and codes in notices may mean (DAT-07, DAT-54); codes in canonical writing. */
export async function findLinkCandidates(
  db: Db,
  { names, codes }: { readonly names: readonly string[]; readonly codes: readonly string[] },
): Promise<LinkCandidates> {
  const forms = [...new Set(names.map(normaliseForSearch))].filter((form) => form !== '')
  const values = sql`${id} as id, ${of('creditCode')} as "creditCode", ${of('establishedOn')}::text as "establishedOn"`
  const named =
    forms.length === 0
      ? []
      : await readRows<LinkCandidate & { readonly said: string }>(
          db,
          sql`select ${of('searchTitle')} as said, 'name' as evidence, ${values}
            from ${COMPANIES} where ${of('searchTitle')} = any(${listOf(forms)})
          union all
          select n.form, 'former-name', ${values}
            from ${companyNames} n join ${COMPANIES} on ${id} = n.company_id where n.form = any(${listOf(forms)})`,
        )
  const coded =
    codes.length === 0
      ? []
      : await readRows<LinkCandidate & { readonly said: string }>(
          db,
          sql`select ${of('creditCode')} as said, 'code' as evidence, ${values}
            from ${COMPANIES} where ${of('creditCode')} = any(${listOf(codes)})
          union
          select c.code, 'code', ${values}
            from ${companyCodes} c join ${COMPANIES} on ${id} = c.company_id where c.code = any(${listOf(codes)})`,
        )
  return { byForm: groupRows(named), byCode: groupRows(coded) }
}

/** Stores the former names and the codes of companies, besides their current ones (DAT-09). */
export async function saveIdentities(db: Db, records: readonly StoredRecord[]): Promise<void> {
  const names = records.flatMap((record) => {
    const [current, ...others] = listNames(record).map((name) => ({
      company_id: record.id,
      form: normaliseForSearch(name),
      name,
    }))
    return others.filter(({ form }) => form !== '' && form !== current?.form)
  })
  const codes = records.flatMap((record) =>
    listCodes(record).map((code) => ({ company_id: record.id, code })),
  )
  if (names.length > 0)
    await db.execute(sql`insert into ${companyNames} (company_id, form, name)
      select company_id, form, name from json_populate_recordset(null::${companyNames}, ${JSON.stringify(names)}::text::json)
      on conflict do nothing`)
  if (codes.length > 0)
    await db.execute(sql`insert into ${companyCodes} (company_id, code)
      select company_id, code from json_populate_recordset(null::${companyCodes}, ${JSON.stringify(codes)}::text::json)
      on conflict do nothing`)
}

/** Deletes the stored names and codes of companies. */
export async function forgetIdentities(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`delete from ${companyNames} where ${inArray(companyNames.companyId, [...ids])}`)
  await db.execute(sql`delete from ${companyCodes} where ${inArray(companyCodes.companyId, [...ids])}`)
}
