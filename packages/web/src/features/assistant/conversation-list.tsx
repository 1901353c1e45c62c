import { ASSISTANT_TEXTS, groupConversations, type ShownConversation } from '@zhushutong/domain/assistant'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useEffect, useRef } from 'react'
import { ConversationRow } from './conversation-row'
import { PlusIcon } from './icons'
import type { Assistant } from './use-assistant'

/** The conversations, latest used first; scrolling near the end loads the next page (AI-02, AI-04, AI-05). */
export function ConversationList({
  assistant: { state, list, chat, conversations },
  now,
  isOpen,
  onChosen,
}: {
  assistant: Assistant
  now: number
  /** True when a phone shows the list in place of the chat. */
  isOpen: boolean
  /** Called after a conversation is chosen or started; a phone then hides the list. */
  onChosen: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const groups = groupConversations(list, state.conversation, now)
  const count = list.items.length

  const tellEnd = () => {
    const { current } = box
    // On a phone, the list hidden behind the chat has height 0: its end is not in sight.
    if (!current || current.clientHeight === 0) return
    const distancePx = current.scrollHeight - current.scrollTop - current.clientHeight
    conversations({ type: 'scroll', distancePx })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list too short to scroll asks for the next page itself.
  useEffect(tellEnd, [count, list.at === 'idle', isOpen])

  const choose = ({ id, name }: ShownConversation) => {
    if (id !== null) chat({ type: 'choose', conversationId: id, name })
    onChosen()
  }
  const confirming = list.items.find(({ conversation }) => conversation.id === list.confirming)
  return (
    <>
      <Button
        block
        onClick={() => {
          chat({ type: 'newConversation' })
          onChosen()
        }}
      >
        <PlusIcon /> {ASSISTANT_TEXTS.newConversation}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by keyboard. */}
      <div ref={box} className="assistant-list" tabIndex={0} onScroll={tellEnd}>
        {groups.map(({ label, conversations: shown }) => (
          <section key={label} aria-label={label}>
            <h3 className="px-2 pt-2 text-12 text-ink-3">{label}</h3>
            <ul>
              {shown.map((item) => (
                <ConversationRow
                  key={item.id ?? 'new'}
                  conversation={item}
                  isCurrent={item.id === state.conversation.id}
                  isKnown={list.items.some(({ conversation }) => conversation.id === item.id)}
                  onChoose={() => choose(item)}
                  send={conversations}
                />
              ))}
            </ul>
          </section>
        ))}
        <ListEnd at={list.at} onRetry={() => conversations({ type: 'load' })} />
      </div>
      <ConfirmDialog
        open={confirming !== undefined}
        title="删除对话"
        confirm="删除"
        danger
        onConfirm={() => conversations({ type: 'confirmRemove' })}
        onCancel={() => conversations({ type: 'cancelRemove' })}
      >
        <p>{ASSISTANT_TEXTS.confirmRemove}</p>
        <p className="mt-1 text-ink-3">“{confirming?.name.wanted}”和它的全部消息会一起删除，不能恢复。</p>
      </ConfirmDialog>
    </>
  )
}

function ListEnd({ at, onRetry }: { at: ChatListState; onRetry: () => void }) {
  if (at === 'loading')
    return (
      <p role="status" className="p-2 text-12 text-ink-3">
        正在加载…
      </p>
    )
  if (at !== 'failed') return null
  return (
    <p className="p-2 text-12 text-ink-2">
      对话列表没有加载出来，
      <button type="button" className="text-primary hover:underline" onClick={onRetry}>
        重新加载
      </button>
    </p>
  )
}

type ChatListState = Assistant['list']['at']
