import { DEMO_ACCOUNT_IDS } from '@zhushutong/domain/login'
import { between, not, type SQL } from 'drizzle-orm'
import { users } from './account.table'

/**
 * SQL condition that excludes demo accounts outside the sandbox. Their ids are reserved and never those of other
 * users.
 */
export function excludeDemoAccounts(withDemoAccounts: boolean): SQL | undefined {
  return withDemoAccounts ? undefined : not(between(users.id, DEMO_ACCOUNT_IDS.first, DEMO_ACCOUNT_IDS.last))
}
