import { PAY_TYPES, type PaymentMethod, parsePayType } from '@zhushutong/domain/payment-methods'
import {
  findProductKind,
  listShownPackages,
  type OrderGateway,
  type ProductKind,
} from '@zhushutong/domain/purchase'
import { orderGateway, readPayStart } from '@zhushutong/sdk/adapters'
import { loadOffers } from '../../offers'
import { createTillClient } from '../client'
import { orFailure } from '../failure'

export function createOrders() {
  const client = createTillClient()
  return {
    ...orderGateway(client),
    fetchQr: (orderId: string, method: PaymentMethod, signal?: AbortSignal) =>
      orderGateway(client, { signal }).fetchQr(orderId, method),
    orderStatus: (orderId: string, signal?: AbortSignal) =>
      orderGateway(client, { signal }).orderStatus(orderId),
    appUrl: (orderId: string, method: PaymentMethod) =>
      orFailure(client.orders.setPayType({ orderId, payType: PAY_TYPES[method], surface: 'phone' })),
  } satisfies OrderGateway & Record<string, unknown>
}

type TillClient = ReturnType<typeof createTillClient>

const countList = async (
  { expiry }: Pick<TillClient, 'expiry'>,
  list: 'qualification' | 'anxu',
  signal?: AbortSignal,
): Promise<number> => {
  const call = list === 'anxu' ? expiry.permitsFree : expiry.qualificationsFree
  return (await call({ pageSize: 10 }, { signal })).total
}

/** Read calls of the purchase besides its orders. */
export function createPurchaseReads() {
  const client = createTillClient()
  const { orders, profile, purchase } = client
  return {
    offers: (product: ProductKind, signal?: AbortSignal) =>
      orFailure(loadOffers(client, product, { signal })),
    methods: (signal?: AbortSignal) =>
      orFailure(
        purchase
          .payTypes({}, { signal })
          .then(({ payTypes }) => payTypes.map(parsePayType).filter((method) => method !== null)),
      ),
    agreementVersion: (signal?: AbortSignal) =>
      orFailure(purchase.payTypes({}, { signal }).then(({ agreementVersion }) => agreementVersion)),
    funds: (signal?: AbortSignal) =>
      orFailure(
        profile
          .memberInfo({}, { signal })
          .then(({ walletInfo: { integral, balance } }) => ({ points: integral, walletFen: balance })),
      ),
    /**
     * Data of the dialog that offers a service or the SVIP: the number of records in its list, its prices,
     * the combined offers.
     */
    upsell: (service: string, counted: 'qualification' | 'anxu' | null, signal?: AbortSignal) =>
      orFailure(
        Promise.all([
          counted === null ? null : countList(client, counted, signal),
          loadOffers(
            client,
            findProductKind(service === 'owner_lookup' ? 'analysis_vip' : service) ?? 'svip',
            {
              signal,
            },
          ),
          loadOffers(client, 'combine', { signal }),
        ]).then(([total, offers, combined]) => ({ total, offers: listShownPackages(offers), combined })),
      ),
    pendingOrder: (orderId: string, signal?: AbortSignal) =>
      orFailure(
        orders
          .get({ orderId }, { signal })
          .then((order) => ({ ...order, payStartTime: readPayStart(order, Date.now()) })),
      ),
  }
}
