import { company } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import { chooseMyCompany } from '../../my-company'
import { myCompanies } from '../../my-company/my-company.table'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { columnIn, tableOf } from '../../records'

const OWNER_KEYS = ['enterprise', 'svip']

/**
 * Sets the own company (MYC-01) of the demo enterprise and the demo SVIP: the demo companies with most
 * qualifications, so that 我的今天 and the checks of tenders find something. A choice or removal by the users
 * stays.
 */
export async function seedMyCompany(database: Database, clock: Clock): Promise<void> {
  const { DEMO_ACCOUNTS } = await import('@zhushutong/demo/accounts')
  const owners = OWNER_KEYS.map((key) => DEMO_ACCOUNTS.find((account) => account.key === key))
  const { orm } = database
  const table = tableOf(company)
  const best = await orm
    .select({ id: columnIn(table, 'id'), name: columnIn(table, 'name') })
    .from(table)
    .where(eq(columnIn(table, 'status'), 'active'))
    .orderBy(
      sql`${columnIn(table, 'qualificationCount')} desc nulls last`,
      sql`${columnIn(table, 'allWinningCount')} desc nulls last`,
      columnIn(table, 'id'),
    )
    .limit(owners.length)
  for (const [at, owner] of owners.entries()) {
    const company = best[at]
    if (!owner) throw new Error('there is no demo account to give a company to')
    const chosen = await orm.select().from(myCompanies).where(eq(myCompanies.userId, owner.id))
    if (chosen.length === 0 && company)
      await chooseMyCompany(database.orm, owner.id, String(company.id), String(company.name), clock.now())
  }
}
