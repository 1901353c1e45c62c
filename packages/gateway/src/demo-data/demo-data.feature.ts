import { createSecretBox, seedDemoStaff } from '../console'
import { createFiles } from '../files'
import type { Feature } from '../platform/feature'
import { seedAccounts } from './accounts/seed-accounts'
import { seedMyCompany } from './accounts/seed-my-company'
import { seedServiceOrders } from './accounts/seed-service-orders'
import { seedContent } from './content/seed-content'
import { seedDatabase } from './seed'

/** Seeds SEED_SIZE companies and their records if the database has none. */
export const demoRecordsFeature: Feature = ({ config, database, clock, log }) => ({
  prepare: async () => {
    // Logged even when request logs are off, because the first start takes a while.
    const seedLog = log.level === 'warn' ? log.child({}, { level: 'info' }) : log
    const report = (line: string) => seedLog.info(`演示数据 ${line}`)
    await seedDatabase(database, { size: config.SEED_SIZE, now: clock.now(), log: report })
  },
})

/** Articles, links and words. Some depend on the records, which must be seeded before. */
export const demoContentFeature: Feature = ({ config, database, clock }) => ({
  prepare: async () => {
    if (config.SEED_SIZE > 0) await seedContent(createFiles({ config, database }), clock.now())
  },
})

export const demoAccountsFeature: Feature = ({ config, database, clock }) => ({
  prepare: async () => {
    if (!config.SANDBOX) return
    await seedAccounts(database, clock.now(), config.WECHAT_LOGIN_PROVIDER === 'sandbox')
    await seedMyCompany(database, clock)
    await seedServiceOrders(createFiles({ config, database }), clock.now())
  },
})

export const demoStaffFeature: Feature = ({ config, database, clock }) => ({
  prepare: async () => {
    if (config.SANDBOX) await seedDemoStaff(database, createSecretBox(config), clock.now())
  },
})
