import {
  type AssistantFlow,
  type AssistantGateway,
  assistantFlow,
  type ChatState,
  type ConversationsState,
  NEW_CHAT,
  NO_CONVERSATIONS,
} from '@zhushutong/domain/assistant'
import type { Clock } from '@zhushutong/domain/machine'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readLastConversation, storeLastConversation } from './last-conversation'

export interface Assistant {
  readonly state: ChatState
  readonly list: ConversationsState
  readonly chat: AssistantFlow['chat']
  readonly conversations: AssistantFlow['conversations']
}

/**
 * The conversations while the drawer is open. The last conversation of this tab is loaded first, so that a
 * reload shows what the gateway stored. Closing the drawer stops an answer in progress.
 */
export function useAssistant(gateway: AssistantGateway, clock: Pick<Clock, 'sleep'>): Assistant {
  const [state, setState] = useState<ChatState>(NEW_CHAT)
  const [list, setList] = useState<ConversationsState>(NO_CONVERSATIONS)
  const flow = useRef<AssistantFlow>(null)

  useEffect(() => {
    const running = assistantFlow(
      gateway,
      clock,
    )({
      onChat: setState,
      onConversations: setList,
      onNotify: (text) => toast(text, 'bad'),
    })
    flow.current = running
    const last = readLastConversation()
    if (last) running.chat({ type: 'choose', conversationId: last.id, name: last.name })
    return running.close
  }, [gateway, clock])

  const { id, name } = state.conversation
  const isKept = id !== null && state.at !== 'unavailable'
  useEffect(() => {
    // A conversation that cannot be read, for example of another account, is not stored for the next opening.
    if (state !== NEW_CHAT) storeLastConversation(isKept ? { id, name: name ?? '' } : null)
  }, [state, isKept, id, name])

  const chat = useCallback<AssistantFlow['chat']>((event) => flow.current?.chat(event), [])
  const conversations = useCallback<AssistantFlow['conversations']>(
    (event) => flow.current?.conversations(event),
    [],
  )
  return { state, list, chat, conversations }
}
