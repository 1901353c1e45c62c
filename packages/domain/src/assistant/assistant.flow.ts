import type { Clock } from '../machine'
import type { AssistantGateway } from './assistant.ports'
import { type ChatShellEffect, chatFlow } from './chat.flow'
import type { ChatEvent, ChatState } from './chat.state'
import { type ConversationsShellEffect, conversationsFlow } from './conversations.flow'
import type { ConversationsEvent, ConversationsState } from './conversations.state'

interface AssistantListeners {
  readonly onChat: (state: ChatState) => void
  readonly onConversations: (state: ConversationsState) => void
  readonly onNotify: (text: string) => void
}

/** The drawer: the chat, the list of conversations beside it, and their events. */
export interface AssistantFlow {
  readonly chat: (event: ChatEvent) => void
  readonly conversations: (event: ConversationsEvent) => void
  /** Stops an answer in progress, and every call. */
  readonly close: () => void
}

/**
 * Combines the chat and the list of conversations (AI-02): a conversation started in the chat is listed with
 * its name; if the current one is deleted, the chat starts a new one.
 */
export function assistantFlow(gateway: AssistantGateway, clock: Pick<Clock, 'sleep'>) {
  return (listeners: AssistantListeners): AssistantFlow => {
    const onEffect = (effect: ChatShellEffect | ConversationsShellEffect): void => {
      switch (effect.type) {
        case 'notify':
          listeners.onNotify(effect.text)
          break
        case 'conversationStarted':
          list.send({ ...effect, type: 'started' })
          break
        case 'removed':
          chat.send({ type: 'removed', conversationId: effect.conversationId })
          break
      }
    }
    const chat = chatFlow(gateway, clock)({ onState: listeners.onChat, onEffect })
    const list = conversationsFlow(gateway, clock)({ onState: listeners.onConversations, onEffect })
    list.send({ type: 'load' })

    return {
      chat: chat.send,
      conversations: list.send,
      close: () => {
        chat.stop()
        list.stop()
      },
    }
  }
}
