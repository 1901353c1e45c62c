import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { createCashier } from './cashier'
import { keepOrders } from './keep-orders'
import { mountNotifications } from './notify.routes'
import { paymentService } from './payment.service'
import { seedPackages } from './price-list'
import { orderHandlers, purchaseHandlers } from './purchase.routes'
import { DEMO_ACCOUNT } from './transfer-account'

const EVERY = 15_000

/** Packages, orders and payments. */
export const purchaseFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  const { providerOf } = createCashier(deps)
  const configured = { wechat: config.WECHAT_PAY_PROVIDER, alipay: config.ALIPAY_PROVIDER } as const
  const providers = (['wechat', 'alipay'] as const)
    .filter((method) => config.SANDBOX && configured[method] === 'sandbox')
    .map(providerOf)
  const payments = paymentService(database, providers, clock)

  return {
    prepare: () => seedPackages(database),
    routes(app) {
      mountGroup(app, contract.purchase, purchaseHandlers(deps), deps.calls)
      mountGroup(app, contract.orders, orderHandlers(deps, payments, DEMO_ACCOUNT), deps.calls)
      for (const provider of providers) mountNotifications(app, 'sandbox', provider, payments, clock)
    },
    closeAccount: keepOrders,
    jobs: [
      { name: 'close overdue orders', every: EVERY, run: payments.expireOverdue },
      { name: 'sweep payments', every: EVERY, run: payments.sweep },
    ],
  }
}
