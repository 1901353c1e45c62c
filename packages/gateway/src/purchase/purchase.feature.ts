import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { compareBills } from './bills'
import { earnRevenue, openLedger, watchBooks } from './books'
import { createProviders } from './create-providers'
import { keepOrders } from './keep-orders'
import { mountNotifications } from './notify.routes'
import { paymentService } from './payment.service'
import { seedPackages } from './price-list'
import { orderHandlers, purchaseHandlers } from './purchase.routes'
import { queueMissingRefunds, refundService } from './refunds'
import { DEMO_ACCOUNT } from './transfer-account'

const EVERY = 15_000
/** A refund is due at once, its first repetition after 15 s. */
const REFUNDS_EVERY = 3_000

/** Packages, orders, payments and refunds. */
export const purchaseFeature: Feature = (deps) => {
  const { database, clock, log } = deps
  const { orm } = database
  const providers = createProviders(deps)
  const payments = paymentService(database, providers, clock)
  const refunds = refundService(database, providers, clock, log)

  return {
    async prepare() {
      await seedPackages(database)
      await openLedger(orm)
    },
    routes(app) {
      mountGroup(app, contract.purchase, purchaseHandlers(deps), deps.calls)
      mountGroup(app, contract.orders, orderHandlers(deps, payments, DEMO_ACCOUNT), deps.calls)
      for (const provider of providers)
        mountNotifications(app, 'sandbox', provider, { payments, refunds }, clock)
    },
    closeAccount: keepOrders,
    jobs: [
      { name: 'close overdue orders', every: EVERY, run: payments.expireOverdue },
      { name: 'sweep payments', every: EVERY, run: payments.sweep },
      { name: 'queue missing refunds', every: HOUR_MS, run: () => queueMissingRefunds(orm, clock.now()) },
      { name: 'send refunds', every: REFUNDS_EVERY, run: refunds.run },
      { name: 'earn revenue', every: HOUR_MS, run: () => earnRevenue(orm, clock.now()) },
      { name: 'compare bills', every: HOUR_MS, run: () => compareBills(orm, providers, clock.now(), log) },
      { name: 'check the books', every: HOUR_MS, run: () => watchBooks(orm, log) },
    ],
  }
}
