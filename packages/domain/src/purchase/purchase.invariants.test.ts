import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CLOSED,
  type PaidOrder,
  type Product,
  type PurchaseEvent,
  type PurchaseState,
  purchaseStep,
  stillWanted,
} from './index'

const paidOrder = (orderCode: string): PaidOrder => ({
  productType: '',
  productName: '',
  businessPrice: 1,
  balance: null,
  accountCode: '',
  orderCode,
  payTypeName: '',
  paySuccTime: 0,
  succTime: 0,
})

const product: Product = {
  productId: 'p',
  productName: '',
  type: 1,
  orderType: 'VIP',
  priceFen: 100,
  availablePoints: 100,
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
}

// Times jump both ways, some far; generations and orders hit and miss.
const now = fc.oneof(fc.integer({ min: 0, max: 4_000_000 }), fc.integer({ min: -(2 ** 50), max: 2 ** 50 }))
const method = fc.constantFrom('wechat' as const, 'alipay' as const, 'transfer' as const)
const orderId = fc.constantFrom('a', 'b', 'c')
const flag = fc.boolean()

type Draft = (state: PurchaseState) => PurchaseEvent
const behind = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 }))

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc
    .constantFrom('open', 'back', 'close', 'disagree', 'useAllPoints', 'agree')
    .map((type) => () => ({ type }) as PurchaseEvent),
  flag.map(
    (loggedIn): Draft =>
      () => ({ type: 'choose', product, loggedIn }),
  ),
  fc.tuple(method, orderId, now, now).map(
    ([m, id, start, at]): Draft =>
      () => ({
        type: 'resume',
        product,
        method: m,
        orderId: id,
        payStartTime: start,
        loggedIn: true,
        now: at,
      }),
  ),
  fc.tuple(method, now).map(
    ([m, at]): Draft =>
      () => ({ type: 'pickMethod', method: m, now: at }),
  ),
  fc.string({ maxLength: 4 }).map(
    (input): Draft =>
      () => ({ type: 'typePoints', input }),
  ),
  flag.map(
    (agreed): Draft =>
      () => ({ type: 'tickAgreement', agreed }),
  ),
  flag.map(
    (loggedIn): Draft =>
      () => ({ type: 'pay', loggedIn }),
  ),
  now.map(
    (at): Draft =>
      () => ({ type: 'refresh', now: at }),
  ),
  fc.tuple(behind, orderId, now).map(
    ([back, id, at]): Draft =>
      (state) => ({
        type: 'orderCreated',
        generation: state.generation - back,
        orderId: id,
        payStartTime: null,
        now: at,
      }),
  ),
  fc.tuple(behind, fc.constantFrom('orderFailed' as const, 'qrFailed' as const)).map(
    ([back, type]): Draft =>
      (state) => ({ type, generation: state.generation - back, message: null }),
  ),
  behind.map(
    (back): Draft =>
      (state) => ({ type: 'qrFetched', generation: state.generation - back, content: 'x' }),
  ),
  fc.tuple(behind, orderId, fc.integer({ min: 0, max: 9 })).map(
    ([back, id, luck]): Draft =>
      (state) => ({
        type: 'polled',
        generation: state.generation - back,
        orderId: id,
        answer: luck === 0 ? { payStatus: true, order: paidOrder(id) } : { payStatus: false },
      }),
  ),
  behind.map(
    (back): Draft =>
      (state) => ({ type: 'pollFailed', generation: state.generation - back }),
  ),
  fc.tuple(behind, now).map(
    ([back, at]): Draft =>
      (state) => ({ type: 'tick', generation: state.generation - back, now: at }),
  ),
  behind.map(
    (back): Draft =>
      (state) => ({ type: 'finish', generation: state.generation - back }),
  ),
  fc.constant<Draft>(() => ({ type: 'whatever' }) as unknown as PurchaseEvent),
)

const drafts = fc.array(draft, { minLength: 20, maxLength: 200 })
const UNPAID_RUN = fc.integer({ min: 25, max: 80 })

/** Plays events from a state and tells of each step. */
function play(
  from: PurchaseState,
  events: readonly Draft[],
  onStep: (before: PurchaseState, event: PurchaseEvent, step: ReturnType<typeof purchaseStep>) => void,
): PurchaseState {
  let state = from
  for (const make of events) {
    const event = make(state)
    const step = purchaseStep(state, event)
    onStep(state, event, step)
    state = step.state
  }
  return state
}

it('PAY-02 never more than 30 polls per QR, whatever happens', () => {
  fc.assert(
    fc.property(drafts, UNPAID_RUN, drafts, (before, run, after) => {
      const unpaid: Draft = (state) => ({
        type: 'polled',
        generation: state.generation,
        orderId: 'a',
        answer: { payStatus: false },
      })
      const polls = new Map<number, number>()
      play(CLOSED, [...before, ...Array.from({ length: run }, () => unpaid), ...after], (_, __, step) => {
        for (const effect of step.effects) {
          if (effect.type !== 'pollStatus') continue
          polls.set(effect.generation, (polls.get(effect.generation) ?? 0) + 1)
        }
      })
      for (const count of polls.values()) expect(count).toBeLessThanOrEqual(30)
    }),
  )
})

it('PAY-04 no poll is asked for, nor still wanted, once the dialog has closed', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const asked: Parameters<typeof stillWanted>[1][] = []
      play(CLOSED, events, (_, __, step) => {
        const polling = step.effects.filter((effect) => effect.type === 'pollStatus')
        if (step.state.at === 'closed') {
          expect(polling).toEqual([])
          for (const effect of asked) expect(stillWanted(step.state, effect)).toBe(false)
        }
        asked.push(...polling)
      })
    }),
  )
})

it('PAY-03 a paid order is never lost and never announced twice', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const paid = new Set<string>()
      const announced: string[] = []
      const listen = (_: PurchaseState, event: PurchaseEvent, step: ReturnType<typeof purchaseStep>) => {
        if (event.type === 'polled' && event.answer.payStatus) paid.add(event.orderId)
        for (const effect of step.effects) if (effect.type === 'announce') announced.push(effect.orderId)
      }
      const last = play(CLOSED, events, listen)
      play(last, [(state) => ({ type: 'finish', generation: state.generation })], listen)
      expect([...announced].sort()).toEqual([...paid].sort())
    }),
  )
})

it('PAY-05 the countdown stays within 0 and 1800 and never grows within one order, whatever the clock does', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(CLOSED, events, (before, event, step) => {
        if (!('checkout' in step.state)) return
        const { remaining, orderId: id } = step.state.checkout
        expect(Number.isInteger(remaining) && remaining >= 0 && remaining <= 1800).toBe(true)
        const same = 'checkout' in before && before.checkout.orderId === id && event.type !== 'orderCreated'
        if (same) expect(remaining).toBeLessThanOrEqual(before.checkout.remaining)
      })
    }),
  )
})

it('PAY-06 no order is created without the agreement', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(CLOSED, events, (_, __, step) => {
        if (step.effects.some((effect) => effect.type === 'createOrder')) {
          expect(step.state).toMatchObject({ at: 'creating', selection: { agreed: true } })
        }
      })
    }),
  )
})

it('PAY-02 an unknown event changes nothing in any state', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const state = play(CLOSED, events, () => {})
      const step = purchaseStep(state, { type: 'whatever' } as unknown as PurchaseEvent)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }),
  )
})
