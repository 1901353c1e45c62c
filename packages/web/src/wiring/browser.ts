import 'reflect-metadata'
import type { LoginGateway } from '@zhushutong/domain/login'
import type { OrderGateway } from '@zhushutong/domain/purchase'
import type { Suggestion } from '@zhushutong/domain/records'
import { isPortalError } from '@zhushutong/sdk'
import { loginGateway, orderGateway } from '@zhushutong/sdk/adapters'
import { Container, type ServiceIdentifier } from 'inversify'
import { type Account, createAccount } from './browser-account'
import { type BrowserClient, clientOf } from './browser-client'
import { type Corrections, createCorrections, createFavourites, type Favourites } from './browser-kept'
import { createPurchaseReads, type PurchaseReads } from './browser-purchase'
import { createSlider, type Slider } from './browser-slider'
import { hasLoginMark } from './login-mark'

/** Who gives a binding up has no session yet that could be ended. */
const loginOf = (client: BrowserClient): LoginGateway => {
  const login = loginGateway(client)
  return {
    ...login,
    logout: async () => {
      if (hasLoginMark()) await login.logout()
    },
  }
}

export type Suggest = (text: string) => Promise<readonly Suggestion[]>

/** Suggestions are a help: without them the search goes on. */
const suggestOf =
  ({ search }: BrowserClient): Suggest =>
  async (text) => {
    try {
      return (await search.suggestion({ companyNames: text })).records
    } catch (error) {
      if (isPortalError(error)) return []
      throw error
    }
  }

const CLIENT = Symbol.for('BrowserClient') as ServiceIdentifier<BrowserClient>
const LOGIN = Symbol.for('LoginGateway') as ServiceIdentifier<LoginGateway>
const SLIDER = Symbol.for('Slider') as ServiceIdentifier<Slider>
const ORDERS = Symbol.for('OrderGateway') as ServiceIdentifier<OrderGateway>
const READS = Symbol.for('PurchaseReads') as ServiceIdentifier<PurchaseReads>
const ACCOUNT = Symbol.for('Account') as ServiceIdentifier<Account>
const FAVOURITES = Symbol.for('Favourites') as ServiceIdentifier<Favourites>
const CORRECTIONS = Symbol.for('Corrections') as ServiceIdentifier<Corrections>
const SUGGEST = Symbol.for('Suggest') as ServiceIdentifier<Suggest>

const container = new Container({ defaultScope: 'Singleton' })
container.bind(CLIENT).toResolvedValue(clientOf, [])
container.bind(LOGIN).toResolvedValue(loginOf, [CLIENT])
container.bind(SLIDER).toResolvedValue(createSlider, [CLIENT])
container.bind(ORDERS).toResolvedValue((client: BrowserClient) => orderGateway(client), [CLIENT])
container.bind(READS).toResolvedValue(createPurchaseReads, [CLIENT])
container.bind(ACCOUNT).toResolvedValue(createAccount, [CLIENT])
container.bind(FAVOURITES).toResolvedValue(createFavourites, [CLIENT])
container.bind(CORRECTIONS).toResolvedValue(createCorrections, [CLIENT])
container.bind(SUGGEST).toResolvedValue(suggestOf, [CLIENT])

/** What the browser's screens may ask the world for; loaded with the first of them that does. */
export const browser = {
  login: () => container.get(LOGIN),
  slider: () => container.get(SLIDER),
  orders: () => container.get(ORDERS),
  purchase: () => container.get(READS),
  account: () => container.get(ACCOUNT),
  favourites: () => container.get(FAVOURITES),
  corrections: () => container.get(CORRECTIONS),
  suggest: () => container.get(SUGGEST),
}
