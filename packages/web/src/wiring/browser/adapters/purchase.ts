import { PAY_TYPES, type PaymentMethod, parsePayType } from '@zhushutong/domain/payment-methods'
import { findProductKind, listShownPackages, type ProductKind } from '@zhushutong/domain/purchase'
import { readPayStart } from '@zhushutong/sdk/adapters'
import { loadOffers } from '../../offers'
import { FAILED } from '../failure'
import type { Gateway } from '../gateway'
import { late } from '../late'

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
  return {
    offers: (product: ProductKind, signal?: AbortSignal) =>
      call((calls) => loadOffers(calls, product, { signal }), { client }),
    methods: (signal?: AbortSignal) =>
      call(
        ({ purchase }) =>
          purchase
            .payTypes({}, { signal })
            .then(({ payTypes }) => payTypes.map(parsePayType).filter((method) => method !== null)),
        { client },
      ),
    agreementVersion: (signal?: AbortSignal) =>
      call(
        ({ purchase }) => purchase.payTypes({}, { signal }).then(({ agreementVersion }) => agreementVersion),
        { client },
      ),
    funds: (signal?: AbortSignal) =>
      call(
        ({ profile }) =>
          profile
            .memberInfo({}, { signal })
            .then(({ walletInfo: { integral, balance } }) => ({ points: integral, walletFen: balance })),
        { client },
      ),
    pendingOrder: (orderId: string, signal?: AbortSignal) =>
      call(
        ({ orders }) =>
          orders
            .get({ orderId }, { signal })
            .then((order) => ({ ...order, payStartTime: readPayStart(order, Date.now()) })),
        { client },
      ),
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
