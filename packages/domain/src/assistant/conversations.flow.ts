import { type Clock, type FlowListeners, type RunningMachine, runMachine } from '../machine'
import type { AssistantGateway } from './assistant.ports'
import { conversationsStep } from './conversations.machine'
import {
  type ConversationsEffect,
  type ConversationsEvent,
  type ConversationsState,
  NO_CONVERSATIONS,
} from './conversations.state'

/** Effects that the caller performs; the flow handles the others itself. */
export type ConversationsShellEffect = Extract<ConversationsEffect, { type: 'removed' | 'notify' }>

type ConversationsListeners = FlowListeners<ConversationsState, ConversationsShellEffect>

type ConversationsFlow = RunningMachine<ConversationsState, ConversationsEvent>

type ConversationsGateway = Pick<AssistantGateway, 'conversations' | 'rename' | 'remove'>

/** Runs the list of conversations over its ports: debounces scrolling, loads, renames and deletes. */
export function conversationsFlow(gateway: ConversationsGateway, clock: Pick<Clock, 'sleep'>) {
  return (listeners: ConversationsListeners): ConversationsFlow =>
    runMachine<ConversationsState, ConversationsEvent, ConversationsEffect, ConversationsShellEffect>({
      initial: NO_CONVERSATIONS,
      step: conversationsStep,
      clock,
      ...listeners,
      perform: {
        rest: ({ generation }) => ({ type: 'rested', generation }),
        async loadPage({ generation, lastId, limit }) {
          const page = await gateway.conversations(lastId, limit)
          if ('error' in page) return { type: 'pageFailed', generation }
          return { type: 'pageLoaded', generation, page }
        },
        async rename({ conversationId, name }) {
          const answer = await gateway.rename(conversationId, name)
          return { type: 'renamed', conversationId, name, ok: !('error' in answer) }
        },
        async remove({ conversationId }) {
          const answer = await gateway.remove(conversationId)
          return { type: 'removeAnswered', conversationId, ok: !('error' in answer) }
        },
      },
    })
}
