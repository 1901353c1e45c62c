import { type ChatPresence, describePresence } from '@zhushutong/domain/consultation'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import { DialogButton } from '@/triggers/dialog-trigger'

/** The button that opens the chat with the staff, and the number of unread answers (ASK-05). */
export function ChatCard({ chat }: { readonly chat: ChatPresence & { readonly unread: number } }) {
  return (
    <TitledCard title="在线咨询">
      <div className="flex flex-wrap items-center gap-3">
        <DialogButton dialog={{ name: 'consult-chat' }} variant={chat.unread > 0 ? 'primary' : 'default'}>
          {chat.unread > 0 ? '查看答复' : '打开会话'}
        </DialogButton>
        {chat.unread > 0 && <Tag tone="warn">{chat.unread} 条未读答复</Tag>}
        <span className="text-12 text-ink-3">{describePresence(chat)}</span>
      </div>
    </TitledCard>
  )
}
