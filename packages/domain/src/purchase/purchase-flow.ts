import type { Clock } from '../session'
import { purchaseStep } from './purchase.machine'
import type { OrderGateway } from './purchase.ports'
import {
  CLOSED,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseState,
  stillWanted,
} from './purchase.state'

/** Effects that the shell carries out; the others are the flow's own business. */
export type ShellEffect = Extract<PurchaseEffect, { type: 'openLogin' | 'refreshMember' | 'announce' }>

/** Who is told of each new state, and of what is left to the shell. */
export interface PurchaseListeners {
  readonly onState: (state: PurchaseState) => void
  readonly onEffect: (effect: ShellEffect) => void
}

/** A running purchase: its state and the way to tell it something. */
export interface PurchaseFlow {
  readonly state: () => PurchaseState
  readonly send: (event: PurchaseEvent) => void
}

/**
 * A whole purchase over the ports (PAY-02 to PAY-05): runs the machine, sleeps on the clock, asks the gateway
 * and feeds the answers back. Effects that a later event made pointless are dropped when their time comes.
 */
export const purchaseFlow =
  (orders: OrderGateway, clock: Clock) =>
  (listeners: PurchaseListeners): PurchaseFlow => {
    let state: PurchaseState = CLOSED

    const send = (event: PurchaseEvent): void => {
      const step = purchaseStep(state, event)
      if (step.state !== state) {
        state = step.state
        listeners.onState(state)
      }
      for (const effect of step.effects) void carryOut(effect)
    }

    const carryOut = async (effect: PurchaseEffect): Promise<void> => {
      if (isForShell(effect)) return listeners.onEffect(effect)
      if (effect.afterMs > 0) await clock.sleep(effect.afterMs)
      if (stillWanted(state, effect)) send(await answerOf(orders, clock, effect))
    }

    return { state: () => state, send }
  }

const isForShell = (effect: PurchaseEffect): effect is ShellEffect =>
  effect.type === 'openLogin' || effect.type === 'refreshMember' || effect.type === 'announce'

async function answerOf(
  orders: OrderGateway,
  clock: Clock,
  effect: Exclude<PurchaseEffect, ShellEffect>,
): Promise<PurchaseEvent> {
  const { generation } = effect
  switch (effect.type) {
    case 'createOrder': {
      const answer = await orders.createOrder(effect.order)
      if ('error' in answer) return { type: 'orderFailed', generation, message: answer.message }
      return { type: 'orderCreated', generation, ...answer, now: clock.now() }
    }
    case 'fetchQr': {
      const answer = await orders.fetchQr(effect.orderId, effect.method)
      if ('error' in answer) return { type: 'qrFailed', generation, message: answer.message }
      return { type: 'qrFetched', generation, content: answer.content }
    }
    case 'pollStatus': {
      const { orderId } = effect
      const answer = await orders.orderStatus(orderId)
      if ('error' in answer) return { type: 'pollFailed', generation }
      return { type: 'polled', generation, orderId, answer }
    }
    case 'tick':
      return { type: 'tick', generation, now: clock.now() }
    case 'finish':
      return { type: 'finish', generation }
  }
}
