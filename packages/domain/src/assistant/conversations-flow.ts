import type { Clock } from '../session'
import type { AssistantGateway } from './assistant.ports'
import { conversationsStep } from './conversations.machine'
import {
  type ConversationsEffect,
  type ConversationsEvent,
  type ConversationsState,
  NO_CONVERSATIONS,
} from './conversations.state'

type Of<T extends ConversationsEffect['type']> = Extract<ConversationsEffect, { type: T }>

/** Effects that whoever runs the list carries out; the others are the flow's own business. */
export type ConversationsShellEffect = Of<'removed' | 'notify'>

export interface ConversationsListeners {
  readonly onState: (state: ConversationsState) => void
  readonly onEffect: (effect: ConversationsShellEffect) => void
}

export interface ConversationsFlow {
  readonly state: () => ConversationsState
  readonly send: (event: ConversationsEvent) => void
}

export type ConversationsGateway = Pick<AssistantGateway, 'conversations' | 'rename' | 'remove'>

/** The list of conversations over its ports (AI-04): sleeps out the scrolling, loads, renames and deletes. */
export const conversationsFlow =
  (gateway: ConversationsGateway, clock: Pick<Clock, 'sleep'>) =>
  (listeners: ConversationsListeners): ConversationsFlow => {
    let state: ConversationsState = NO_CONVERSATIONS

    const send = (event: ConversationsEvent): void => {
      const step = conversationsStep(state, event)
      if (step.state !== state) {
        state = step.state
        listeners.onState(state)
      }
      for (const effect of step.effects) void carryOut(effect)
    }

    const carryOut = async (effect: ConversationsEffect): Promise<void> => {
      switch (effect.type) {
        case 'rest':
          await clock.sleep(effect.afterMs)
          return send({ type: 'rested', generation: effect.generation })
        case 'loadPage': {
          const { generation, lastId, limit } = effect
          const page = await gateway.conversations(lastId, limit)
          if ('error' in page) return send({ type: 'pageFailed', generation })
          return send({ type: 'pageLoaded', generation, page })
        }
        case 'rename': {
          const { conversationId, name } = effect
          const answer = await gateway.rename(conversationId, name)
          return send({ type: 'renamed', conversationId, name, ok: !('error' in answer) })
        }
        case 'remove': {
          const { conversationId } = effect
          const answer = await gateway.remove(conversationId)
          return send({ type: 'removeAnswered', conversationId, ok: !('error' in answer) })
        }
        default:
          return listeners.onEffect(effect)
      }
    }

    return { state: () => state, send }
  }
