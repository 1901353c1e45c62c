import type { Deps } from '../platform/feature'
import type { Job } from '../platform/jobs'
import { createAlipay } from './alipay'
import type { createCashier } from './cashier'
import type { PaymentProvider } from './payment.ports'
import { createWechatPay } from './wechat-pay'

/** A provider with the channel under which it posts its notifications, /notify/<channel>/<method>. */
export interface OfferedProvider {
  readonly channel: 'sandbox' | 'pay'
  readonly provider: PaymentProvider
}

interface Providers {
  readonly offered: readonly OfferedProvider[]
  readonly jobs: readonly Job[]
  /** Before the first request. */
  readonly prepare: () => Promise<void>
}

/** The providers that this configuration offers: real ones, or those of the sandbox while it is on. */
export function createProviders(
  deps: Deps,
  providerOf: ReturnType<typeof createCashier>['providerOf'],
): Providers {
  const { config, origins } = deps
  const notifyUrl = (method: string) => () => `${origins.public()}/notify/pay/${method}`
  const wechat = createWechatPay(deps, notifyUrl('wechat'))
  const alipay = createAlipay(deps, notifyUrl('alipay'))
  const configured = { wechat: config.WECHAT_PAY_PROVIDER, alipay: config.ALIPAY_PROVIDER } as const
  const inSandbox = (['wechat', 'alipay'] as const)
    .filter((method) => config.SANDBOX && configured[method] === 'sandbox')
    .map((method) => ({ channel: 'sandbox', provider: providerOf(method) }) as const)
  const real = [wechat?.provider, alipay]
    .filter((provider) => !!provider)
    .map((provider) => ({ channel: 'pay', provider }) as const)
  return {
    offered: [...inSandbox, ...real],
    jobs: wechat?.jobs ?? [],
    prepare: async () => wechat?.prepare(),
  }
}
