import { type Clock, type FlowListeners, type RunningMachine, runMachine } from '../machine'
import { purchaseStep } from './purchase.machine'
import type { OrderGateway } from './purchase.ports'
import { CLOSED, type PurchaseEffect, type PurchaseEvent, type PurchaseState } from './purchase.state'

/** Effects that the shell performs; the flow handles the others itself. */
export type ShellEffect = Extract<PurchaseEffect, { type: 'openLogin' | 'refreshMember' | 'announce' }>

type PurchaseListeners = FlowListeners<PurchaseState, ShellEffect>

type PurchaseFlow = RunningMachine<PurchaseState, PurchaseEvent>

/**
 * Runs a purchase over its ports (PAY-04): sleeps on the clock, calls the gateway and sends the answers to
 * the machine. An effect that a later event made obsolete is dropped when it is due.
 */
export function purchaseFlow(orders: OrderGateway, clock: Clock) {
  return (listeners: PurchaseListeners): PurchaseFlow =>
    runMachine<PurchaseState, PurchaseEvent, PurchaseEffect, ShellEffect>({
      initial: CLOSED,
      step: purchaseStep,
      clock,
      ...listeners,
      perform: {
        async createOrder({ generation, order }) {
          const answer = await orders.createOrder(order)
          if ('error' in answer) return { type: 'orderFailed', generation, message: answer.message }
          return { type: 'orderCreated', generation, ...answer, now: clock.now() }
        },
        async fetchQr({ generation, orderId, method }) {
          const answer = await orders.fetchQr(orderId, method)
          if ('error' in answer) return { type: 'qrFailed', generation, ...answer }
          return { type: 'qrFetched', generation, content: answer.content }
        },
        async pollStatus({ generation, orderId }) {
          const answer = await orders.orderStatus(orderId)
          if ('error' in answer) return { type: 'pollFailed', generation }
          return { type: 'polled', generation, orderId, answer }
        },
        tick: ({ generation }) => ({ type: 'tick', generation, now: clock.now() }),
        finish: ({ generation }) => ({ type: 'finish', generation }),
      },
    })
}
