import {
  type AssistantFlow,
  MAX_CONVERSATION_NAME,
  type ShownConversation,
} from '@zhushutong/domain/assistant'
import { formatTime } from '@zhushutong/domain/formatting'
import { type KeyboardEvent, useRef, useState } from 'react'
import { EditIcon, TrashIcon } from './icons'

/**
 * A conversation in the list; a conversation stored by the gateway can be renamed and deleted (AI-04, AI-05).
 */
export function ConversationRow({
  conversation: { id, name, usedAt },
  isCurrent,
  isKnown,
  onChoose,
  send,
}: {
  conversation: ShownConversation
  isCurrent: boolean
  isKnown: boolean
  onChoose: () => void
  send: AssistantFlow['conversations']
}) {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const end = (value: string | null) => {
    setEditing(false)
    if (id !== null && value !== null) send({ type: 'rename', conversationId: id, name: value })
    // The removed field had the focus, which would be lost.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isEditing) return <NameField name={name} onEnd={end} />
  return (
    <li className="assistant-row" aria-current={isCurrent || undefined}>
      <button
        type="button"
        className="assistant-name"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
      >
        {name}
        {typeof usedAt === 'number' && (
          <span className="text-12 text-ink-3"> {formatTime(usedAt).slice(5)}</span>
        )}
      </button>
      {isKnown && id !== null && (
        <span className="assistant-ops">
          <button
            ref={opener}
            type="button"
            className="assistant-icon"
            aria-label={`重命名 ${name}`}
            onClick={() => setEditing(true)}
          >
            <EditIcon size={14} />
          </button>
          <button
            type="button"
            className="assistant-icon"
            aria-label={`删除 ${name}`}
            onClick={() => send({ type: 'askRemove', conversationId: id })}
          >
            <TrashIcon size={14} />
          </button>
        </span>
      )}
    </li>
  )
}

/** The name in a field: Enter or blur renames; Esc keeps the old name. */
function NameField({ name, onEnd }: { name: string; onEnd: (name: string | null) => void }) {
  const isOver = useRef(false)
  const end = (value: string | null) => {
    // Removing the field fires blur, which would call `onEnd` a second time.
    if (isOver.current) return
    isOver.current = true
    onEnd(value)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Esc would close the drawer.
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter' ? event.currentTarget.value : null)
  }
  return (
    <li className="assistant-row">
      <input
        ref={(field) => field?.select()}
        aria-label="对话名称"
        defaultValue={name}
        maxLength={MAX_CONVERSATION_NAME}
        onKeyDown={press}
        onBlur={({ target }) => end(target.value)}
      />
    </li>
  )
}
