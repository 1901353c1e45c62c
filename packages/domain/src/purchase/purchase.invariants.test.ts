import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCurrent } from '../machine'
import { aPaidOrder, aProduct, UNPAID } from '../testing'
import { POINT_FEN, type PurchaseEvent, type PurchaseState } from './index'
import { purchaseStep } from './purchase.machine'
import { CLOSED, type PurchaseEffect, type PurchaseStep } from './purchase.state'

// Times jump back and forth, some far; generations and orders match or not.
const now = fc.oneof(fc.integer({ min: 0, max: 4_000_000 }), fc.integer({ min: -(2 ** 50), max: 2 ** 50 }))
const method = fc.constantFrom('wechat' as const, 'alipay' as const, 'transfer' as const)
const orderId = fc.constantFrom('a', 'b', 'c')
const flag = fc.boolean()
const behind = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 }))
const product = fc
  .tuple(fc.nat(300), fc.integer({ min: -5, max: 300 }), fc.nat(300), fc.constantFrom(1 as const, 2 as const))
  .map(([priceFen, availablePoints, walletFen, type]) =>
    aProduct({ priceFen, availablePoints, walletFen, type }),
  )
const input = fc.string({ unit: fc.constantFrom(...'0123456789０９x '), maxLength: 4 })

/** An event for the current state, so that its generation can match. */
type Draft = (state: PurchaseState) => PurchaseEvent
const fixed =
  (event: PurchaseEvent): Draft =>
  () =>
    event

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc
    .constantFrom('open', 'back', 'close', 'disagree', 'useAllPoints', 'agree')
    .map((type) => fixed({ type } as PurchaseEvent)),
  fc.record({ product, loggedIn: flag }).map((held) => fixed({ type: 'choose', ...held })),
  fc
    .record({ product, method, orderId, payStartTime: now, loggedIn: flag, now })
    .map((held) => fixed({ type: 'resume', ...held })),
  fc.record({ method, now }).map((held) => fixed({ type: 'pickMethod', ...held })),
  input.map((text) => fixed({ type: 'typePoints', input: text })),
  flag.map((agreed) => fixed({ type: 'tickAgreement', agreed })),
  flag.map((uses) => fixed({ type: 'tickWallet', uses })),
  flag.map((loggedIn) => fixed({ type: 'pay', loggedIn })),
  now.map((at) => fixed({ type: 'refresh', now: at })),
  fc.tuple(behind, fc.record({ orderId, payStartTime: fc.option(now), now })).map(
    ([back, held]): Draft =>
      (state) => {
        return { type: 'orderCreated', generation: state.generation - back, ...held }
      },
  ),
  fc.tuple(behind, fc.constantFrom('orderFailed' as const, 'qrFailed' as const)).map(
    ([back, type]): Draft =>
      (state) => {
        return { type, generation: state.generation - back, error: '50001', message: null }
      },
  ),
  // The content identifies the answered request.
  behind.map(
    (back): Draft =>
      (state) => {
        const generation = state.generation - back
        return { type: 'qrFetched', generation, content: `code of ${generation}` }
      },
  ),
  fc.tuple(behind, orderId, fc.nat(9)).map(
    ([back, id, luck]): Draft =>
      (state) => {
        const answer = luck === 0 ? { payStatus: true as const, order: aPaidOrder() } : UNPAID
        return { type: 'polled', generation: state.generation - back, orderId: id, answer }
      },
  ),
  fc.tuple(behind, fc.constantFrom('pollFailed' as const, 'finish' as const)).map(([back, type]): Draft => {
    return (state) => ({ type, generation: state.generation - back })
  }),
  fc.tuple(behind, now).map(([back, at]): Draft => {
    return (state) => ({ type: 'tick', generation: state.generation - back, now: at })
  }),
  fc.constantFrom('whatever', '', '__proto__').map((type) => fixed({ type } as unknown as PurchaseEvent)),
)

// Start with a code on screen, otherwise few random sequences get that far.
const TO_CODE: readonly Draft[] = [
  fixed({ type: 'choose', product: aProduct({ priceFen: 100 }), loggedIn: true }),
  fixed({ type: 'tickAgreement', agreed: true }),
  fixed({ type: 'pay', loggedIn: true }),
  ({ generation }) => ({ type: 'orderCreated', generation, orderId: 'a', payStartTime: null, now: 0 }),
  ({ generation }) => ({ type: 'qrFetched', generation, content: `code of ${generation}` }),
]
const toPoints = fc
  .tuple(product, input)
  .map(([chosen, text]): readonly Draft[] => [
    fixed({ type: 'choose', product: chosen, loggedIn: true }),
    fixed({ type: 'typePoints', input: text }),
    fixed({ type: 'pay', loggedIn: true }),
    fixed({ type: 'agree' }),
  ])
const drafts = fc
  .tuple(
    fc.oneof(fc.constant([]), fc.constant(TO_CODE), toPoints),
    fc.array(draft, { minLength: 20, maxLength: 120 }),
  )
  .map(([way, some]) => [...way, ...some])

type OnStep = (before: PurchaseState, event: PurchaseEvent, step: PurchaseStep) => void

/** Plays events from a state and reports each step. */
function play(from: PurchaseState, events: readonly Draft[], onStep: OnStep): PurchaseState {
  let state = from
  for (const make of events) {
    const event = make(state)
    const step = purchaseStep(state, event)
    onStep(state, event, step)
    state = step.state
  }
  return state
}
const always = (onStep: () => OnStep) =>
  fc.assert(fc.property(drafts, (events) => void play(CLOSED, events, onStep())))

type Poll = Extract<PurchaseEffect, { type: 'pollStatus' }>
const pollsOf = (step: PurchaseStep): readonly Poll[] =>
  step.effects.filter((effect) => effect.type === 'pollStatus')

it('PAY-02 never more than 30 polls per QR, whatever happens', () => {
  const unpaid: Draft = ({ generation }) => {
    return { type: 'polled', generation, orderId: 'a', answer: UNPAID }
  }
  let most = 0
  fc.assert(
    fc.property(drafts, fc.integer({ min: 25, max: 80 }), drafts, (before, count, after) => {
      const polls = new Map<number, number>()
      const events = [...TO_CODE, ...Array.from({ length: count }, () => unpaid), ...before, ...after]
      play(CLOSED, events, (_, __, step) => {
        for (const { generation } of pollsOf(step)) polls.set(generation, (polls.get(generation) ?? 0) + 1)
      })
      most = Math.max(most, ...polls.values())
      for (const polled of polls.values()) expect(polled).toBeLessThanOrEqual(30)
    }),
    { numRuns: 40 },
  )
  expect(most).toBe(30)
})

it('PAY-04 no poll is requested or still wanted once the dialog has closed', () => {
  let closed = 0
  always(() => {
    let asked: readonly Poll[] = []
    return (_, __, step) => {
      asked = [...asked, ...pollsOf(step)]
      if (step.state.at !== 'closed' || asked.length === 0) return
      closed += 1
      expect(asked.filter((poll) => isCurrent(step.state, poll))).toEqual([])
      asked = []
    }
  })
  expect(closed).toBeGreaterThan(0)
})

it('PAY-04 at most one code is open: the last one requested, and none once the dialog has closed', () => {
  let shown = 0
  always(() => {
    let open: readonly PurchaseEffect[] = []
    return (_, __, { state, effects }) => {
      const ofCodes = effects.filter(({ type }) => type === 'fetchQr' || type === 'pollStatus')
      open = [...open, ...ofCodes].filter((effect) => isCurrent(state, effect))
      const codes = open.filter((effect) => effect.type === 'fetchQr')
      if (open.length > 0 && state.at === 'closed') throw new Error('a code is open after closing')
      if (codes.length > 1) throw new Error('two codes are open')
      if (state.at !== 'qr') return
      shown += 1
      const { selection, orderId: id } = state.checkout
      const [code] = codes
      if (state.content !== `code of ${code?.generation}`) throw new Error('an older code is shown')
      expect(code).toMatchObject({ orderId: id, method: selection.method })
    }
  })
  expect(shown).toBeGreaterThan(0)
})

it('PAY-04 PAY-08 another method ends the code on screen: its requests are no longer wanted', () => {
  const pick = fc.record({ method, now }).map((held) => fixed({ type: 'pickMethod', ...held }))
  fc.assert(
    fc.property(drafts, pick, (events, picking) => {
      const asked: PurchaseEffect[] = []
      const state = play(CLOSED, [...TO_CODE, ...events], (_, __, step) => void asked.push(...step.effects))
      play(state, [picking], (before, event, step) => {
        if (step.state === before || event.type !== 'pickMethod' || before.at === 'method') return
        expect(['fetching', 'creating', 'expired']).toContain(step.state.at)
        expect('content' in step.state || 'account' in step.state).toBe(false)
        const old = asked.filter((effect) => 'generation' in effect)
        expect(old.filter((effect) => isCurrent(step.state, effect))).toEqual([])
      })
    }),
  )
})

it('PAY-03 a paid order is never lost and never announced twice', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const paid = new Set<string>()
      const announced: string[] = []
      const listen: OnStep = (_, event, step) => {
        if (event.type === 'polled' && event.answer.payStatus) paid.add(event.orderId)
        for (const effect of step.effects) if (effect.type === 'announce') announced.push(effect.orderId)
      }
      const last = play(CLOSED, events, listen)
      play(last, [(state) => ({ type: 'finish', generation: state.generation })], listen)
      expect([...announced].sort()).toEqual([...paid].sort())
    }),
  )
})

it('PAY-05 the countdown stays within 0 and 1800 and never grows within one order, however the clock jumps', () => {
  always(() => (before, event, step) => {
    if (!('checkout' in step.state)) return
    const { remaining, orderId: id } = step.state.checkout
    expect(Number.isInteger(remaining) && remaining >= 0 && remaining <= 1800).toBe(true)
    const same = 'checkout' in before && before.checkout.orderId === id && event.type !== 'orderCreated'
    if (same) expect(remaining).toBeLessThanOrEqual(before.checkout.remaining)
  })
})

it('PAY-05 PAY-08 no code is shown or requested without time left, except for a transfer', () => {
  always(() => (_, __, { state }) => {
    if (state.at !== 'qr' && state.at !== 'fetching') return
    const { selection, remaining } = state.checkout
    expect(remaining > 0 || selection.method === 'transfer').toBe(true)
  })
})

it('PAY-06 no order is created without the agreement', () => {
  always(() => (_, __, step) => {
    if (step.effects.some((effect) => effect.type === 'createOrder')) {
      expect(step.state).toMatchObject({ at: 'creating', selection: { agreed: true } })
    }
  })
})

it('VAL-15 points never exceed price or balance, and a product of type 2 has none', () => {
  let used = 0
  always(() => (_, __, { state, effects }) => {
    for (const effect of effects) if (effect.type === 'createOrder') used += effect.order.points
    const selection = 'checkout' in state ? state.checkout.selection : 'selection' in state && state.selection
    if (!selection) return
    const { points, product: chosen } = selection
    const most = Math.min(chosen.priceFen, Math.max(0, chosen.availablePoints)) / POINT_FEN
    expect(Number.isInteger(points) && points >= 0 && points <= most).toBe(true)
    if (chosen.type === 2) expect(points).toBe(0)
  })
  expect(used).toBeGreaterThan(0)
})

it('PAY-02 generations only grow, and an effect belongs to the state it was returned with', () => {
  always(() => (before, _, { state, effects }) => {
    const isCurrent = effects.every(
      (effect) => !('generation' in effect) || effect.generation === state.generation,
    )
    expect(isCurrent && state.generation >= before.generation).toBe(true)
  })
})

it('PAY-02 an unknown event changes nothing in any state', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const state = play(CLOSED, events, () => {})
      for (const type of ['whatever', '', 'constructor', '__proto__', null]) {
        const step = purchaseStep(state, { type } as unknown as PurchaseEvent)
        expect(step.state).toBe(state)
        expect(step.effects).toEqual([])
      }
    }),
  )
})
