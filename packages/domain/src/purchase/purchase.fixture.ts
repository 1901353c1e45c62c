import {
  CLOSED,
  type PaidOrder,
  type Product,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  purchaseStep,
} from './index'

/** What the tests of the purchase share: one product, its order, and the ways to each state. */
export const NOW = 1_800_000_000_000
export const product: Product = {
  productId: 'p1',
  productName: '年度会员',
  type: 1,
  orderType: 'VIP',
  priceFen: 298_000,
  availablePoints: 300_000,
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
}
export const order: PaidOrder = {
  productType: '会员',
  productName: '年度会员',
  businessPrice: 298_000,
  balance: null,
  accountCode: 'A1',
  orderCode: 'O1',
  payTypeName: '微信支付',
  paySuccTime: NOW,
  succTime: NOW + 1,
}
export const PAID = { payStatus: true, order } as const
export const UNPAID = { payStatus: false } as const

export const run = (events: readonly PurchaseEvent[], from: PurchaseState = CLOSED): PurchaseStep =>
  events.reduce<PurchaseStep>((step, event) => purchaseStep(step.state, event), { state: from, effects: [] })
export const effectTypes = (step: PurchaseStep) => step.effects.map((effect) => effect.type)

export const CHOSEN: PurchaseEvent[] = [{ type: 'open' }, { type: 'choose', product, loggedIn: true }]
export const CONFIRMED: PurchaseEvent[] = [
  ...CHOSEN,
  { type: 'tickAgreement', agreed: true },
  { type: 'pay', loggedIn: true },
]
export const CREATED: PurchaseEvent[] = [
  ...CONFIRMED,
  { type: 'orderCreated', generation: 1, orderId: 'o1', payStartTime: null, now: NOW },
]
export const SHOWN: PurchaseEvent[] = [
  ...CREATED,
  { type: 'qrFetched', generation: 2, content: 'weixin://1' },
]
export const unpaid = (generation = 2): PurchaseEvent => ({
  type: 'polled',
  generation,
  orderId: 'o1',
  answer: UNPAID,
})
export const paid = (generation = 2): PurchaseEvent => ({
  type: 'polled',
  generation,
  orderId: 'o1',
  answer: PAID,
})
export const EXPIRED: PurchaseEvent[] = [...SHOWN, ...Array.from({ length: 30 }, () => unpaid())]
