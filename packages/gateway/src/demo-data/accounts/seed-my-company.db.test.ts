import { DEMO_ACCOUNTS } from '@zhushutong/demo/accounts'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { findMyCompany, removeMyCompany } from '../../my-company'
import { fixedClock } from '../../platform/clock'
import { seedDatabase } from '../seed'
import { seedAccounts } from './seed-accounts'
import { seedMyCompany } from './seed-my-company'

const NOW = 1_795_000_000_000
const OWNER = DEMO_ACCOUNTS.find(({ key }) => key === 'enterprise')!

describeOnPostgres('the company of the demo enterprise', (database) => {
  const clock = fixedClock(NOW)
  const chosen = () => findMyCompany(database().orm, OWNER.id)

  it('is the one with most qualifications, and stays removed when its user removed it', async () => {
    await seedAccounts(database(), NOW, false)
    await seedMyCompany(database(), clock)
    expect(await chosen()).toBeNull()

    await seedDatabase(database(), { size: 50, now: NOW })
    await seedMyCompany(database(), clock)
    const company = await chosen()
    const [most] = await database().sql<{ most: number }[]>`
      select max(qualification_count)::int as most from record_company where status = 'active'`
    const [row] = await database().sql<{ held: number; name: string }[]>`
      select qualification_count::int as held, name from record_company where id = ${company?.id ?? ''}`
    expect(row).toEqual({ held: most?.most, name: company?.name })
    expect(row?.held).toBeGreaterThan(0)

    await removeMyCompany(database().orm, OWNER.id, clock.now())
    await seedMyCompany(database(), clock)
    expect(await chosen()).toBeNull()
  })
})
