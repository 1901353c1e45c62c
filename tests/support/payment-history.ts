import { randomUUID } from 'node:crypto'
import { contract } from '../../packages/sdk/src/contract'

export const ENTERPRISE = { orderType: 'CWEB_COMBINE', productId: 'enterprise-year' }

export const WITH_POINTS = { orderType: 'INCREMENT', productId: 'staff-vacancy-year', points: 1000 }

const PRODUCTS = [
  { orderType: 'VIP', productId: 'svip-year' },
  { orderType: 'VIP', productId: 'svip-quarter' },
  WITH_POINTS,
  { orderType: 'INCREMENT', productId: 'company-dynamic-year' },
  ENTERPRISE,
]

/** The gateway's acknowledgements, by id or code: none may be lost or done twice. */
export function noAcknowledgements() {
  const empty = () => new Set<string>()
  return { orders: empty(), paid: empty(), refunds: empty(), seats: empty(), takenBack: empty() }
}

type Acknowledged = ReturnType<typeof noAcknowledgements>

/** Random numbers from 0 to below 1, determined by a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Answer<T> {
  readonly statusCode: string
  readonly data: T
}

/** The address of a call and the headers with the caller's session, at a gateway or through a portal. */
type Route = (
  path: string,
  token?: string,
) => readonly [url: string, session?: Readonly<Record<string, string>>]

/** The calls of a program to the gateway at this address. */
export const toGateway =
  (url: () => string): Route =>
  (path, token) => [url() + path, { ...(token && { authorization: `Bearer ${token}` }) }]

/** The calls of a browser to a portal; those of the sandbox go to the gateway. */
export const throughPortal =
  (portal: string, gateway: string): Route =>
  (path, token) =>
    path.startsWith('/sandbox/')
      ? toGateway(() => gateway)(path, token)
      : [`${portal}/gateway${path}`, { ...(token && { cookie: `JGJTK=${encodeURIComponent(token)}` }) }]

/**
 * Posts to a server that may die at any moment: null unless it answered. `hear` is called with each answer, or with
 * null for a broken connection.
 */
export function poster(route: Route, hear: (answer: Response | null) => void) {
  return async <T>(path: string, body: object, token?: string): Promise<T | null> => {
    const [url, session] = route(path, token)
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...session,
      ...(token && { 'idempotency-key': randomUUID() }),
    }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(url, request).catch(() => null)
    const parsed = answer?.ok ? await answer.json().catch(() => null) : null
    hear(answer?.ok && parsed === null ? null : answer)
    return parsed
  }
}

type Post = ReturnType<typeof poster>

/** The payment steps of a user with a token; every acknowledged write is noted. */
export function paymentSteps(post: Post, token: string, random: () => number, noted: Acknowledged) {
  const { orders, purchase, wallet, seats, profile } = contract
  const call = async <T>(path: string, body: object = {}): Promise<T | null> => {
    const answer = await post<Answer<T>>(path, body, token)
    return answer?.statusCode === '00000' ? answer.data : null
  }
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T

  /** Pays by a QR code, sometimes at both providers. */
  const pay = async (orderId: string) => {
    for (const payType of random() < 0.3 ? ['WeChat', 'AliPay'] : ['WeChat']) {
      await call(orders.setPayType.path, { orderId, payType })
      const decided = await post<{ state: string }>(`/sandbox/cashier/${orderId}`, { outcome: 'paid' })
      if (decided?.state === 'paid') noted.paid.add(orderId)
    }
  }
  const order = async (body: object): Promise<string | null> => {
    const terms = await call<{ agreementVersion: string }>(purchase.payTypes.path)
    const { agreementVersion } = terms ?? {}
    const orderId = await call<string>(orders.create.path, { ...body, agreementVersion })
    if (orderId) noted.orders.add(orderId)
    return orderId
  }
  const note = (refunds: readonly { readonly refundCode: string }[] = []) => {
    for (const { refundCode } of refunds) noted.refunds.add(refundCode)
  }

  const steps = {
    async buy(product = pick(PRODUCTS)) {
      const orderId = await order(product)
      if (orderId) await pay(orderId)
    },
    async topUp() {
      const orderId = await call<string>(wallet.recharge.path, { amount: pick([100, 39_800, 300_000]) })
      if (!orderId) return
      noted.orders.add(orderId)
      await pay(orderId)
    },
    /**
     * Pays as much as possible from the wallet, the rest by a QR code: two of these at once must not
     * overdraw the wallet.
     */
    async buyFromWallet() {
      const member = await call<{ walletInfo: { balance: number } }>(profile.memberInfo.path)
      const product = pick(PRODUCTS)
      const amount = Math.min(member?.walletInfo.balance ?? 0, pick([1, 30_000, 98_000]))
      const orderId = amount > 0 ? await order({ ...product, points: 0, wallet: amount }) : null
      if (orderId && random() < 0.8) await pay(orderId)
    },
    async refund() {
      const page = await call<{ records: { orderId: string }[] }>(orders.list.path, { status: 'paid' })
      if (!page?.records.length) return
      const { orderId } = pick(page.records)
      const price = await call<{ refundable: boolean; amount: number; wallet: number; points: number }>(
        orders.priceRefund.path,
        { orderId },
      )
      if (!price?.refundable) return
      const { amount, wallet: toWallet, points } = price
      const asked = { orderId, reason: '不再需要', amount, wallet: toWallet, points }
      const refund = await call<{ refundCode: string }>(orders.askRefund.path, asked)
      note(refund ? [refund] : [])
    },
    async payOut() {
      const rest = await call<{ amount: number }>(wallet.priceRefund.path)
      if (!rest?.amount) return
      const asked = { reason: '不再使用', amount: rest.amount }
      note((await call<{ refunds: { refundCode: string }[] }>(wallet.askRefund.path, asked))?.refunds)
    },
    async giveSeat() {
      const mobile = `122${String(Math.floor(random() * 1e8)).padStart(8, '0')}`
      const seat = await call<{ seatId: string }>(seats.give.path, { mobile })
      if (seat) noted.seats.add(seat.seatId)
    },
    async takeSeatBack() {
      const seatPage = await call<{ records: { seatId: string }[] }>(seats.list.path)
      if (!seatPage?.records.length) return
      const { seatId } = pick(seatPage.records)
      if (await call(seats.takeBack.path, { seatId })) noted.takenBack.add(seatId)
    },
  }
  const weighted = [
    ...[steps.buy, steps.buy, steps.topUp, steps.topUp, steps.buyFromWallet, steps.buyFromWallet],
    ...[steps.refund, steps.refund, steps.payOut, steps.giveSeat, steps.takeSeatBack],
  ]
  return { ...steps, any: () => pick(weighted)() }
}
