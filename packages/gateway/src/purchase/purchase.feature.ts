import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { keepAgreementTexts } from '../legal'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { compareBills, watchBills } from './bills'
import { earnRevenue, openLedger, watchBooks } from './books'
import { paymentService } from './checkout/payment.service'
import { invoiceHandlers, mountInvoiceFiles } from './invoices'
import { keepOrders } from './keep-orders'
import { mountNotifications } from './notify.routes'
import { seedPackages } from './prices/price-list'
import { createCashier } from './providers/cashier'
import { createProviders } from './providers/payment-providers'
import { listPayTypes, orderHandlers, purchaseHandlers } from './purchase.routes'
import { queueMissingRefunds, refundRunner, refundService } from './refunds'
import { payOutClosed } from './refunds/pay-out'
import { findTransferAccount } from './transfers/transfer-account'
import { walletHandlers } from './wallet.routes'

const EVERY = 15_000
/** 3 s: a refund is due at once, its first repetition after 15 s. */
const REFUNDS_EVERY = 3_000

export const purchaseFeature: Feature = (deps) => {
  const { config, database, clock, log } = deps
  const { orm } = database
  const { providerOf } = createCashier(deps)
  const offered = createProviders(deps, providerOf)
  const providers = offered.map(({ provider }) => provider)
  const account = findTransferAccount(config)
  const payments = paymentService(database, providers, clock)
  const refunds = refundService(database, clock, log)
  const refundCalls = refundRunner({ database, providers, refundService: refunds, clock, log })

  return {
    async prepare() {
      await seedPackages(database)
      await openLedger(orm)
      await keepAgreementTexts(orm, clock.now())
      for (const { prepare } of offered) await prepare?.()
    },
    routes(app) {
      mountGroup(app, contract.purchase, purchaseHandlers(deps, listPayTypes(providers, account)), deps.calls)
      mountGroup(app, contract.wallet, walletHandlers(deps, payments), deps.calls)
      mountGroup(app, contract.orders, orderHandlers(deps, payments, account), deps.calls)
      mountGroup(app, contract.invoices, invoiceHandlers(deps), deps.calls)
      mountInvoiceFiles(app, deps)
      for (const { channel, provider, adaptRoute } of offered) {
        app.register(async (scope) => {
          adaptRoute?.(scope)
          mountNotifications(scope, channel, provider, { payments, refunds }, clock)
        })
      }
    },
    closeAccount: keepOrders,
    jobs: [
      ...offered.flatMap(({ jobs = [] }) => jobs),
      { name: 'close overdue orders', every: EVERY, run: payments.expireOverdue },
      { name: 'sweep payments', every: EVERY, run: payments.sweep },
      { name: 'queue missing refunds', every: HOUR_MS, run: () => queueMissingRefunds(orm, clock.now()) },
      { name: 'pay out closed accounts', every: HOUR_MS, run: () => payOutClosed(orm, clock.now()) },
      { name: 'send refunds', every: REFUNDS_EVERY, run: refundCalls.run },
      { name: 'earn revenue', every: HOUR_MS, run: () => earnRevenue(orm, clock.now()) },
      { name: 'compare bills', every: HOUR_MS, run: () => compareBills(orm, providers, clock.now(), log) },
      { name: 'watch bills', every: HOUR_MS, run: () => watchBills(orm, log) },
      { name: 'check the books', every: HOUR_MS, run: () => watchBooks(orm, log) },
    ],
  }
}
