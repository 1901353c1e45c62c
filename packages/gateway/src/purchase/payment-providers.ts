import type { Deps } from '../platform/feature'
import type { Job } from '../platform/jobs'
import { createAlipay } from './alipay'
import type { createCashier } from './cashier'
import type { PaymentProvider } from './payment.ports'
import { createWechatPay } from './wechat-pay'

/** A provider and its channel in the notification URL, /notify/<channel>/<method>. */
export interface OfferedProvider {
  readonly channel: 'sandbox' | 'pay'
  readonly provider: PaymentProvider
}

interface Providers {
  readonly offered: readonly OfferedProvider[]
  readonly jobs: readonly Job[]
  readonly prepare: () => Promise<void>
}

/** The configured providers, real and (in the sandbox) simulated ones. */
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
