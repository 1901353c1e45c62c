import { QR_METHODS, type QrMethod } from '@zhushutong/domain/payment-methods'
import type { Config } from '../../platform/config'
import type { Deps } from '../../platform/feature'
import { createAlipay } from './alipay'
import type { createCashier } from './cashier'
import type { ConfiguredProvider } from './payment.ports'
import { createWechatPay } from './wechat-pay'

/** Each provider's folder; null when the configuration does not select the real provider. */
const CREATE: Readonly<Record<QrMethod, (deps: Deps, notifyUrl: () => string) => ConfiguredProvider | null>> =
  { wechat: createWechatPay, alipay: createAlipay }

const SETTINGS = {
  wechat: 'WECHAT_PAY_PROVIDER',
  alipay: 'ALIPAY_PROVIDER',
} as const satisfies Readonly<Record<QrMethod, keyof Config>>

/** A provider and its channel in the notification URL, /notify/<channel>/<method>. */
interface OfferedProvider extends ConfiguredProvider {
  readonly channel: 'sandbox' | 'pay'
}

/** The methods that the sandbox's cashier simulates. */
export const listSandboxMethods = (config: Config): readonly QrMethod[] =>
  QR_METHODS.filter((method) => config.SANDBOX && config[SETTINGS[method]] === 'sandbox')

/** The configured providers, real and (in the sandbox) simulated ones. */
export function createProviders(
  deps: Deps,
  providerOf: ReturnType<typeof createCashier>['providerOf'],
): readonly OfferedProvider[] {
  const { config, origins } = deps
  const simulated = listSandboxMethods(config).map(
    (method) => ({ channel: 'sandbox', provider: providerOf(method) }) as const,
  )
  const real = QR_METHODS.flatMap((method) => {
    const configured = CREATE[method](deps, () => `${origins.public()}/notify/pay/${method}`)
    return configured ? [{ channel: 'pay', ...configured } as const] : []
  })
  return [...simulated, ...real]
}
