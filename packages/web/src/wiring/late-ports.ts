import type { LoginGateway } from '@zhushutong/domain/login'
import type { OrderGateway } from '@zhushutong/domain/purchase'
import type { Suggest } from './browser'
import type { Account } from './browser-account'
import type { ComqueryCalls } from './browser-comquery'
import type { Exports } from './browser-export'
import type { Corrections, Favourites } from './browser-kept'
import type { PurchaseReads } from './browser-purchase'
import type { Slider } from './browser-slider'

/*
 * The ports of browser.ts for screens that are there before it: the client, its checks and its cryptography are
 * loaded with the first call, so that pages stay small until somebody acts.
 */

type Port = { readonly [name: string]: (...args: never[]) => Promise<unknown> }

const wiring = () => import('./browser').then((module) => module.browser)

const NO_NETWORK = '网络开小差了，请稍后重试'

const late = <T extends Port>(
  load: () => Promise<T>,
  names: ReadonlyArray<keyof T & string>,
  failure: unknown,
): T =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async (...args: never[]) => {
        const port = await load().catch(() => null)
        return port ? port[name]?.(...args) : failure
      },
    ]),
  ) as T

const failed = { error: 'network', message: NO_NETWORK }
const refused = { error: { http: null, code: null, message: NO_NETWORK } }

export const lateLogin = late<LoginGateway & Port>(
  () => wiring().then((b) => b.login() as LoginGateway & Port),
  [
    'sendSms',
    'loginBySms',
    'loginByPassword',
    'bindMobile',
    'resetPassword',
    'fetchScan',
    'pollScan',
    'logout',
    'agreement',
  ],
  refused,
) as LoginGateway

export const lateSlider = late<Slider>(
  () => wiring().then((b) => b.slider()),
  ['createSlider', 'verifySlider'],
  failed,
)

export const lateOrders = late<OrderGateway & Port>(
  () => wiring().then((b) => b.orders() as OrderGateway & Port),
  ['createOrder', 'fetchQr', 'orderStatus'],
  failed,
) as OrderGateway

export const latePurchaseReads = late<PurchaseReads>(
  () => wiring().then((b) => b.purchase()),
  ['offers', 'points', 'pendingOrder'],
  failed,
)

export const lateAccount = late<Account>(
  () => wiring().then((b) => b.account()),
  ['logout', 'removeOrder'],
  failed,
)

export const lateFavourites = late<Favourites>(
  () => wiring().then((b) => b.favourites()),
  ['collected', 'add', 'remove'],
  failed,
)

export const lateCorrections = late<Corrections>(
  () => wiring().then((b) => b.corrections()),
  ['send'],
  failed,
)

export const lateExports = late<Exports>(
  () => import('./browser-export').then((module) => module.exportsOf),
  ['preview', 'start', 'one', 'retry', 'remove'],
  failed,
)

/** What the conditions of a combined query leave. */
export const previewComquery = late<ComqueryCalls>(
  () => import('./browser-comquery').then((module) => module.comqueryOf),
  ['preview'],
  failed,
).preview

/** Without suggestions the search goes on. */
export const suggest: Suggest = async (text) => {
  const found = await wiring().catch(() => null)
  return found ? found.suggest()(text) : []
}
