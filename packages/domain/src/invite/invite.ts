import type { Clock } from '../session'
import { inviteStep } from './invite.machine'
import type { InviteGateway } from './invite.ports'
import {
  INVITE_CLOSED,
  type InviteEffect,
  type InviteEvent,
  type InviteState,
  inviteEffectWanted,
} from './invite.state'

/** Effects that the shell carries out; the others are the flow's own business. */
export type InviteShellEffect = Extract<InviteEffect, { type: 'goHome' | 'openLogin' | 'refreshMember' }>

export interface InviteListeners {
  readonly onState: (state: InviteState) => void
  readonly onEffect: (effect: InviteShellEffect) => void
}

export interface InviteFlow {
  readonly state: () => InviteState
  readonly send: (event: InviteEvent) => void
}

/**
 * The whole share page over its ports (INV-01): runs the machine, sleeps on the clock, asks the gateway and feeds
 * the answers back. What a later event made pointless is dropped when its time comes.
 */
export const inviteFlow =
  (gateway: InviteGateway, clock: Pick<Clock, 'sleep'>) =>
  (listeners: InviteListeners): InviteFlow => {
    let state: InviteState = INVITE_CLOSED

    const send = (event: InviteEvent): void => {
      const step = inviteStep(state, event)
      if (step.state !== state) {
        state = step.state
        listeners.onState(state)
      }
      for (const effect of step.effects) void carryOut(effect)
    }

    const carryOut = async (effect: InviteEffect): Promise<void> => {
      if (effect.type === 'check') return send(await checkAnswer(gateway, effect))
      if (effect.type === 'claim') return send(await claimAnswer(gateway, effect))
      if (effect.afterMs > 0) await clock.sleep(effect.afterMs)
      if (inviteEffectWanted(state, effect)) listeners.onEffect(effect)
    }

    return { state: () => state, send }
  }

type Asked = Extract<InviteEffect, { type: 'check' | 'claim' }>

async function checkAnswer(gateway: InviteGateway, { code, generation }: Asked): Promise<InviteEvent> {
  const answer = await gateway.check(code)
  if ('error' in answer) return { type: 'checkFailed', generation, failure: answer }
  return { type: 'checked', generation, inviter: answer.inviter }
}

async function claimAnswer(gateway: InviteGateway, { code, generation }: Asked): Promise<InviteEvent> {
  const answer = await gateway.claim(code)
  if ('error' in answer) return { type: 'claimFailed', generation, failure: answer }
  return { type: 'claimAnswered', generation, claim: answer }
}
