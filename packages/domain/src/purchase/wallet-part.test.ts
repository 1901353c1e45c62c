import { expect, it } from 'vitest'
import { aNewOrder, aProduct, NOW } from '../testing'
import { dueFen, type PurchaseEvent, type Selection, walletFenOf } from './index'
import { run } from './purchase.fixture'

const selectionOf = (events: readonly PurchaseEvent[]): Selection => {
  const { state } = run(events)
  if (!('selection' in state)) throw new Error(`nothing is chosen at ${state.at}`)
  return state.selection
}

it('WAL-03 the wallet pays after points, at most what it holds, and alone what it covers', () => {
  const withWallet = (walletFen: number, ...events: PurchaseEvent[]) =>
    selectionOf([
      { type: 'choose', product: aProduct({ walletFen }), loggedIn: true },
      { type: 'tickWallet', uses: true },
      ...events,
    ])
  const [part, whole] = [withWallet(1000), withWallet(400_000)]
  expect([walletFenOf(part), dueFen(part), walletFenOf(whole), dueFen(whole)]).toEqual([
    1000, 297_000, 298_000, 0,
  ])
  const after = withWallet(400_000, { type: 'typePoints', input: '98000' })
  expect([walletFenOf(after), dueFen(after)]).toEqual([200_000, 0])
  const unticked = withWallet(400_000, { type: 'tickWallet', uses: false })
  expect([walletFenOf(unticked), dueFen(unticked)]).toEqual([0, 298_000])
})

it('WAL-03 an order that the wallet covers is made with its part and needs no code', () => {
  const product = aProduct({ walletFen: 298_000, type: 2 })
  const covered: PurchaseEvent[] = [
    { type: 'choose', product, loggedIn: true },
    { type: 'tickWallet', uses: true },
    { type: 'tickAgreement', agreed: true },
    { type: 'pay', loggedIn: true },
  ]
  expect(run(covered).effects).toEqual([
    { type: 'createOrder', afterMs: 0, generation: 1, order: aNewOrder({ wallet: 298_000 }) },
  ])
  const createdEvent = {
    type: 'orderCreated',
    generation: 1,
    orderId: 'o1',
    payStartTime: null,
    now: NOW,
  } as const
  expect(run([...covered, createdEvent]).state.at).toBe('settling')
})
