import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { answerAlipay } from './alipay'
import { createCashier } from './cashier'
import { keepOrders } from './keep-orders'
import { mountNotifications } from './notify.routes'
import { paymentService } from './payment.service'
import { createProviders } from './payment-providers'
import { seedPackages } from './price-list'
import { listPayTypes, orderHandlers, purchaseHandlers } from './purchase.routes'
import { findTransferAccount } from './transfer-account'

const EVERY = 15_000

/** Packages, orders and payments. */
export const purchaseFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  const { providerOf } = createCashier(deps)
  const { offered, jobs, prepare } = createProviders(deps, providerOf)
  const providers = offered.map(({ provider }) => provider)
  const account = findTransferAccount(config)
  const payments = paymentService(database, providers, clock)

  return {
    async prepare() {
      await seedPackages(database)
      await prepare()
    },
    routes(app) {
      mountGroup(app, contract.purchase, purchaseHandlers(deps, listPayTypes(providers, account)), deps.calls)
      mountGroup(app, contract.orders, orderHandlers(deps, payments, account), deps.calls)
      for (const { channel, provider } of offered) {
        app.register(async (scope) => {
          if (channel === 'pay' && provider.method === 'alipay') answerAlipay(scope)
          mountNotifications(scope, channel, provider, payments, clock)
        })
      }
    },
    closeAccount: keepOrders,
    jobs: [
      ...jobs,
      { name: 'close overdue orders', every: EVERY, run: payments.expireOverdue },
      { name: 'sweep payments', every: EVERY, run: payments.sweep },
    ],
  }
}
