'use client'

import {
  type AssistantGateway,
  type AssistantPlace,
  DRAWER_WIDTH_PX,
  isChatBusy,
  suggestQuestions,
} from '@zhushutong/domain/assistant'
import type { Clock } from '@zhushutong/domain/machine'
import { MenuIcon } from '@zhushutong/ui/icon'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { ConversationList } from './conversation-list'
import { PlusIcon } from './icons'
import { Messages } from './messages'
import { QuestionBox } from './question-box'
import { Start } from './start'
import { useAssistant } from './use-assistant'
import './assistant.css'
import './composer.css'
import './messages.css'

/**
 * The assistant's drawer: the list of conversations beside the current one; phones show one of the two (AI-01
 * to AI-06).
 */
export function AssistantDrawer({
  gateway,
  clock,
  place,
  onClose,
}: {
  gateway: AssistantGateway
  clock: Clock
  place: AssistantPlace
  onClose: () => void
}) {
  const assistant = useAssistant(gateway, clock)
  const { state, chat } = assistant
  const [showsList, setShowsList] = useState(false)
  const send = (text: string, files: readonly string[] = []) => chat({ type: 'send', text, files })
  return (
    <Dialog
      open
      title="AI 商机助手"
      side="right"
      widthPx={DRAWER_WIDTH_PX}
      isFlush
      onClose={onClose}
      aside={
        <span className="flex gap-1 md:hidden">
          <button
            type="button"
            className="assistant-icon"
            aria-label="对话列表"
            aria-expanded={showsList}
            onClick={() => setShowsList(!showsList)}
          >
            <MenuIcon size={18} />
          </button>
          <button
            type="button"
            className="assistant-icon"
            aria-label="开始新对话"
            onClick={() => {
              chat({ type: 'newConversation' })
              setShowsList(false)
            }}
          >
            <PlusIcon size={18} />
          </button>
        </span>
      }
    >
      <div className="assistant" data-list={showsList}>
        <nav className="assistant-side" aria-label="对话列表">
          <ConversationList
            assistant={assistant}
            now={clock.now()}
            isOpen={showsList}
            onChosen={() => setShowsList(false)}
          />
        </nav>
        <div className="assistant-chat">
          <Messages
            state={state}
            chat={chat}
            start={<Start questions={suggestQuestions(place)} onAsk={send} />}
          />
          <QuestionBox
            gateway={gateway}
            answeredBy={assistant.list.answeredBy}
            isBusy={isChatBusy(state)}
            onSend={send}
            onStop={state.at === 'loading' ? () => chat({ type: 'stop' }) : null}
          />
        </div>
      </div>
    </Dialog>
  )
}
