'use client'

import { CHAT_TEXTS, describePresence } from '@zhushutong/domain/consultation'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import type { ChatCalls } from './chat.types'
import { ChatComposer } from './chat-composer'
import { ChatMessages } from './chat-messages'
import { type OpenChat, useChat } from './use-chat'

function Presence({ chat: { presence, isSilent } }: { chat: OpenChat }) {
  return (
    <p role="status" className="flex items-center gap-2 text-12 text-ink-2">
      <span
        aria-hidden="true"
        className={`size-2 flex-none rounded-full ${presence.isStaffed ? 'bg-ok' : 'bg-line-strong'}`}
      />
      {isSilent ? '连接不稳定，正在重试' : describePresence(presence)}
    </p>
  )
}

/** 在线咨询: the member's chat with the staff (ASK-04, ASK-05). */
export function ChatDialog({
  calls,
  hotline,
  onClose,
}: {
  readonly calls: ChatCalls
  readonly hotline: string
  readonly onClose: () => void
}) {
  const { chat, outgoing, reopen, sendText, sendPicture, repeat, loadEarlier } = useChat(calls)
  const isOpen = typeof chat !== 'string'
  const showEarlier = async () => {
    const problem = await loadEarlier()
    if (problem !== null) toast(problem, 'warn')
  }
  return (
    <Dialog
      open
      side="right"
      trackView="consult-chat"
      title="在线咨询"
      onClose={onClose}
      footer={isOpen && <ChatComposer onText={sendText} onPicture={sendPicture} />}
    >
      {chat === 'loading' && <ListSkeleton rows={3} />}
      {chat === 'failed' && (
        <ErrorState title={CHAT_TEXTS.failed} action={<Button onClick={reopen}>重试</Button>}>
          也可以拨打服务热线{' '}
          <a className="text-primary" href={`tel:${hotline}`}>
            {hotline}
          </a>
        </ErrorState>
      )}
      {isOpen && (
        <div className="grid content-start gap-4">
          <Presence chat={chat} />
          <ChatMessages chat={chat} outgoing={outgoing} onRepeat={repeat} onEarlier={showEarlier} />
        </div>
      )}
    </Dialog>
  )
}
