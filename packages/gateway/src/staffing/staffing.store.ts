import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import { dayOf } from '@zhushutong/domain/formatting'
import { company, person, qualificationName } from '@zhushutong/domain/records'
import { checkStaff, type StaffMember } from '@zhushutong/domain/staffing'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import { columnIn, type Reader, type TimedOut, tableOf, tokenCondition, withinTime } from '../records'

const MAX_STAFF = 20_000

type Checked = ResultOf<typeof contract.staffing.check>

interface Firm {
  readonly id: string
  readonly name: string
  readonly region: string | null
  readonly tags: readonly string[] | null
}

const findFirm = async (reader: Reader, id: string): Promise<Firm | undefined> => {
  const table = tableOf(company)
  const of = (key: string) => columnIn(table, key)
  const [firm] = await readRows<Firm>(
    reader,
    sql`
    select ${of('id')} as id, ${of('name')} as name, ${of('region')} as region, ${of('qualificationCodes')} as tags
    from ${table} where ${of('id')} = ${id}`,
  )
  return firm
}

/** The people of a company, with the columns that standards count. */
const readStaff = async (reader: Reader, id: string): Promise<StaffMember[]> => {
  const table = tableOf(person)
  const of = (key: string) => columnIn(table, key)
  const rows = await readRows<StaffMember>(
    reader,
    sql`
    select ${of('personType')} as "personType", ${of('certificateCodes')} as "certificateCodes",
      ${of('registrations')} as registrations
    from ${table} where ${tokenCondition(table, [{ tokens: [`:company:${id}`] }])} limit ${MAX_STAFF}`,
  )
  return rows.map(({ personType, certificateCodes, registrations }) => ({
    personType,
    certificateCodes: certificateCodes ?? [],
    registrations: registrations ?? [],
  }))
}

/**
 * Compares a company's registered people with the standards of its qualifications. The gaps need the paid
 * service; other viewers see which qualifications can be checked (ACC-05).
 */
export function checkCompanyStaff(database: Database) {
  return (
    id: string,
    viewer: Viewer,
    now: number,
  ): Promise<Checked | { readonly error: 'not-found' } | TimedOut> =>
    withinTime(database, async (reader) => {
      const firm = await findFirm(reader, id)
      if (!firm) return { error: 'not-found' as const }
      const staff = await readStaff(reader, id)
      const opensBy = findMissingRequirement(viewer, 'staff_vacancy')
      const checked = (firm.tags ?? []).map((tag) => ({
        name: qualificationName(tag) ?? tag,
        check: checkStaff(tag, staff, dayOf(now)),
      }))
      return {
        id: firm.id,
        name: firm.name,
        region: firm.region,
        staff: staff.length,
        checks: checked.flatMap(({ name, check }) =>
          check
            ? [
                {
                  tag: check.tag,
                  name,
                  gaps: opensBy ? null : [...check.gaps],
                  isMet: opensBy ? null : check.isMet,
                },
              ]
            : [],
        ),
        unchecked: checked.filter(({ check }) => check === null).map(({ name }) => name),
        opensBy,
      }
    })
}
