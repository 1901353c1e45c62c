import { PAY_TYPES, type PaymentMethod, parsePayType } from '@zhushutong/domain/payment-methods'
import { findProductKind, listShownPackages, type ProductKind } from '@zhushutong/domain/purchase'
import { readPayStart } from '@zhushutong/sdk/adapters'
import { loadOffers } from '../offers'
import { FAILED } from './failure'
import type { ClientOf, Gateway } from './gateway'
import { late } from './late'

const client = 'till'

export function ordersPort({ load, call }: Gateway) {
  const methods = { createOrder: true, fetchQr: true, orderStatus: true } as const
  return {
    ...late(() => load('orders'), methods, FAILED),
    appUrl: (orderId: string, method: PaymentMethod) =>
      call(({ orders }) => orders.setPayType({ orderId, payType: PAY_TYPES[method], surface: 'phone' }), {
        client,
      }),
  }
}

/** Read calls of the purchase besides its orders. */
export function offersPort({ call }: Gateway) {
  const ask = <T>(make: (calls: ClientOf<'till'>) => Promise<T>) => call(make, { client })
  return {
    offers: (product: ProductKind, signal?: AbortSignal) =>
      ask((calls) => loadOffers(calls, product, { signal })),
    methods: (signal?: AbortSignal) =>
      ask(async ({ purchase }) => {
        const { payTypes } = await purchase.payTypes({}, { signal })
        return payTypes.map(parsePayType).filter((method) => method !== null)
      }),
    agreementVersion: (signal?: AbortSignal) =>
      ask(async ({ purchase }) => (await purchase.payTypes({}, { signal })).agreementVersion),
    funds: (signal?: AbortSignal) =>
      ask(async ({ profile }) => {
        const { integral, balance } = (await profile.memberInfo({}, { signal })).walletInfo
        return { points: integral, walletFen: balance }
      }),
    pendingOrder: (orderId: string, signal?: AbortSignal) =>
      ask(async ({ orders }) => {
        const order = await orders.get({ orderId }, { signal })
        return { ...order, payStartTime: readPayStart(order, Date.now()) }
      }),
  }
}

/**
 * Loads the data of the dialog that offers a service or the SVIP: the number of records in its list, its
 * prices, the combined offers.
 */
export function upsellPort({ call }: Gateway) {
  return (service: string, counted: 'qualification' | 'anxu' | null, signal?: AbortSignal) =>
    call(
      async (calls) => {
        const list = counted === 'anxu' ? calls.expiry.permitsFree : calls.expiry.qualificationsFree
        const product = findProductKind(service === 'owner_lookup' ? 'analysis_vip' : service) ?? 'svip'
        const [page, offers, combined] = await Promise.all([
          counted === null ? null : list({ pageSize: 10 }, { signal }),
          loadOffers(calls, product, { signal }),
          loadOffers(calls, 'combine', { signal }),
        ])
        return { total: page?.total ?? null, offers: listShownPackages(offers), combined }
      },
      { client },
    )
}
