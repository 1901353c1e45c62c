import {
  type AssistantFlow,
  type ChatState,
  isChatBusy,
  listChatMessages,
} from '@zhushutong/domain/assistant'
import { Button } from '@zhushutong/ui/button'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Message } from './message'

/** Distance from the end, in px, below which the view follows a growing answer. */
const FOLLOWED_PX = 80

/** The messages of the conversation, scrolled to the end (AI-01). */
export function Messages({
  state,
  chat,
  start,
}: {
  state: ChatState
  chat: AssistantFlow['chat']
  start: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const messages = listChatMessages(state)
  const last = messages.at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown at the end moves it.
  useLayoutEffect(() => {
    const box = ref.current
    if (box && follows.current) box.scrollTop = box.scrollHeight
  }, [last?.answer, last?.status])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or conversation begins at its end.
  useLayoutEffect(() => {
    const box = ref.current
    follows.current = true
    if (box) box.scrollTop = box.scrollHeight
  }, [messages.length, state.conversation.id])

  const note = () => {
    const box = ref.current
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < FOLLOWED_PX
  }
  const { id, name } = state.conversation
  return (
    <div
      ref={ref}
      className="assistant-messages"
      role="log"
      aria-label="对话内容"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by keyboard.
      tabIndex={0}
      onScroll={note}
    >
      {state.at === 'fetching' && (
        <p role="status" className="text-center text-ink-3">
          正在加载对话…
        </p>
      )}
      {state.at === 'unavailable' && (
        <div className="grid justify-items-center gap-3 py-10 text-ink-2">
          <p>对话没有加载出来</p>
          <Button
            onClick={() => id !== null && chat({ type: 'choose', conversationId: id, name: name ?? '' })}
          >
            重新加载
          </Button>
        </div>
      )}
      {state.at === 'idle' && messages.length === 0 && start}
      {messages.map((message, at) => (
        <Message
          key={message.messageId ?? `new ${at}`}
          message={message}
          chat={chat}
          canRetry={at === messages.length - 1 && !isChatBusy(state)}
        />
      ))}
    </div>
  )
}
