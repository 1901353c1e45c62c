import { type Clock, type FlowListeners, type RunningMachine, runMachine } from '../machine'
import { inviteStep } from './invite.machine'
import type { InviteGateway } from './invite.ports'
import { INVITE_CLOSED, type InviteEffect, type InviteEvent, type InviteState } from './invite.state'

/** Effects that the shell performs; the flow handles the others itself. */
export type InviteShellEffect = Extract<InviteEffect, { type: 'goHome' | 'openLogin' | 'refreshMember' }>

type InviteListeners = FlowListeners<InviteState, InviteShellEffect>

type InviteFlow = RunningMachine<InviteState, InviteEvent>

/**
 * Runs the share page over its ports (INV-01): sleeps on the clock, calls the gateway and sends the answers to the
 * machine. An effect that a later event made obsolete is dropped when it is due.
 */
export function inviteFlow(gateway: InviteGateway, clock: Pick<Clock, 'sleep'>) {
  return (listeners: InviteListeners): InviteFlow =>
    runMachine<InviteState, InviteEvent, InviteEffect, InviteShellEffect>({
      initial: INVITE_CLOSED,
      step: inviteStep,
      clock,
      ...listeners,
      perform: {
        async check({ code, generation }) {
          const answer = await gateway.check(code)
          if ('error' in answer) return { type: 'checkFailed', generation, failure: answer }
          return { type: 'checked', generation, gift: answer }
        },
        async claim({ code, generation }) {
          const answer = await gateway.claim(code)
          if ('error' in answer) return { type: 'claimFailed', generation, failure: answer }
          return { type: 'claimAnswered', generation, claim: answer }
        },
      },
    })
}
