import type { Clock } from '../session'
import type { AssistantGateway } from './assistant.ports'
import { type ChatShellEffect, chatFlow } from './chat.flow'
import type { ChatEvent, ChatState } from './chat.state'
import { type ConversationsShellEffect, conversationsFlow } from './conversations.flow'
import type { ConversationsEvent, ConversationsState } from './conversations.state'

export interface AssistantListeners {
  readonly onChat: (state: ChatState) => void
  readonly onConversations: (state: ConversationsState) => void
  readonly onLogin: () => void
  readonly onNotify: (text: string) => void
}

/** The drawer: the chat, the list of conversations beside it, and their events. */
export interface AssistantFlow {
  /** Opens the drawer, or the login if the user is logged out (AI-06). */
  readonly open: (loggedIn: boolean) => void
  /** Clears everything, so that the next user does not see it. */
  readonly logOut: () => void
  readonly chat: (event: ChatEvent) => void
  readonly conversations: (event: ConversationsEvent) => void
}

/**
 * Combines the chat and the list of conversations (AI-02, AI-04, AI-06): a conversation started in the chat is listed
 * and named; if the current one is deleted, the chat starts a new one.
 */
export function assistantFlow(gateway: AssistantGateway, clock: Pick<Clock, 'sleep'>) {
  return (listeners: AssistantListeners): AssistantFlow => {
    const onEffect = (effect: ChatShellEffect | ConversationsShellEffect): void => {
      switch (effect.type) {
        case 'openLogin':
          listeners.onLogin()
          break
        case 'notify':
          listeners.onNotify(effect.text)
          break
        case 'renameConversation':
          list.send({ ...effect, type: 'started' })
          break
        case 'removed':
          chat.send({ type: 'removed', conversationId: effect.conversationId })
          break
      }
    }
    const chat = chatFlow(gateway)({ onState: listeners.onChat, onEffect })
    const list = conversationsFlow(gateway, clock)({ onState: listeners.onConversations, onEffect })

    return {
      open: (loggedIn) => {
        chat.send({ type: 'open', loggedIn })
        if (loggedIn) list.send({ type: 'load' })
      },
      logOut: () => {
        chat.send({ type: 'loggedOut' })
        list.send({ type: 'loggedOut' })
      },
      chat: chat.send,
      conversations: list.send,
    }
  }
}
