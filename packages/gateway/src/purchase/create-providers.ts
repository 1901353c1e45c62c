import type { Deps } from '../platform/feature'
import { createCashier } from './cashier'
import type { PaymentProvider } from './payment.ports'

/** The payment providers that are configured; each holds no state, so that several features may have their own. */
export function createProviders(deps: Deps): readonly PaymentProvider[] {
  const { config } = deps
  const { providerOf } = createCashier(deps)
  const configured = { wechat: config.WECHAT_PAY_PROVIDER, alipay: config.ALIPAY_PROVIDER } as const
  return (['wechat', 'alipay'] as const)
    .filter((method) => config.SANDBOX && configured[method] === 'sandbox')
    .map(providerOf)
}
