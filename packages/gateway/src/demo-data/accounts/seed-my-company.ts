import { company } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import { DEMO_ACCOUNTS } from '../../account'
import { myCompanyStore } from '../../my-company'
import { myCompanies } from '../../my-company/my-company.table'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { columnIn, tableOf } from '../../records'

const OWNER = DEMO_ACCOUNTS.find(({ key }) => key === 'enterprise')

/**
 * Gives the demo enterprise the demo company with most qualifications as its own (MYC-01), so that 我的今天 and the
 * checks of tenders find something; a choice or removal of its user stays.
 */
export async function seedMyCompany(database: Database, clock: Clock): Promise<void> {
  if (!OWNER) throw new Error('there is no demo account of an enterprise')
  const { orm } = database
  const chosen = await orm.select().from(myCompanies).where(eq(myCompanies.userId, OWNER.id))
  if (chosen.length > 0) return
  const table = tableOf(company)
  const [best] = await orm
    .select({ id: columnIn(table, 'id'), name: columnIn(table, 'name') })
    .from(table)
    .where(eq(columnIn(table, 'status'), 'active'))
    .orderBy(
      sql`${columnIn(table, 'qualificationCount')} desc nulls last`,
      sql`${columnIn(table, 'allWinningCount')} desc nulls last`,
      columnIn(table, 'id'),
    )
    .limit(1)
  if (best) await myCompanyStore(database, clock).choose(OWNER.id, String(best.id), String(best.name))
}
