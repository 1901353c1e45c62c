import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { cx } from '@zhushutong/ui/cx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ChatMessage, Outgoing } from './chat.types'
import type { OpenChat } from './use-chat'

const bubble = 'w-fit max-w-full rounded-2 px-3 py-2 wrap-anywhere whitespace-pre-line'

function Bubble({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <div className={cx(bubble, isOwn ? 'bg-primary-soft' : 'border border-line bg-surface-2')}>
      {children}
    </div>
  )
}

function Picture({ picture }: { picture: NonNullable<ChatMessage['picture']> }) {
  const { href, width, height } = picture
  return (
    <a href={`/gateway${href}`} download="" title="下载图片" data-plain="">
      {/* biome-ignore lint/performance/noImgElement: it is behind the login, which the optimiser has not. */}
      <img
        src={`/gateway${href}`}
        width={width}
        height={height}
        alt="会话中的图片"
        className="h-auto max-h-60 w-auto max-w-full rounded-1"
      />
    </a>
  )
}

function Message({ message }: { message: ChatMessage }) {
  const { isFromStaff, text, picture, createTime } = message
  return (
    <li className={cx('grid max-w-[85%] gap-1', isFromStaff ? 'justify-self-start' : 'justify-self-end')}>
      <p className={cx('text-12 text-ink-3', !isFromStaff && 'text-right')}>
        {isFromStaff ? '客服' : '我'} {formatTime(createTime)}
      </p>
      <div className={isFromStaff ? undefined : 'justify-self-end'}>
        <Bubble isOwn={!isFromStaff}>{picture ? <Picture picture={picture} /> : text}</Bubble>
      </div>
    </li>
  )
}

function OnItsWay({ unsent, onRepeat }: { unsent: Outgoing; onRepeat: () => void }) {
  return (
    <li className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <Bubble isOwn>{unsent.text ?? '[图片]'}</Bubble>
      {unsent.failure === null ? (
        <p className="text-12 text-ink-3">发送中…</p>
      ) : (
        <p className="flex items-center gap-2 text-12 text-bad" role="alert">
          {unsent.failure}
          <Button size="small" onClick={onRepeat}>
            重发
          </Button>
        </p>
      )}
    </li>
  )
}

/** The messages of a chat, newest last; staff messages since the last visit are marked (ASK-05). */
export function ChatMessages({
  chat: { messages, seenBefore, hasEarlier },
  outgoing,
  onRepeat,
  onEarlier,
}: {
  readonly chat: OpenChat
  readonly outgoing: readonly Outgoing[]
  readonly onRepeat: (unsent: Outgoing) => void
  readonly onEarlier: () => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest, outgoing.length])
  const firstUnread = messages.find(({ seq, isFromStaff }) => isFromStaff && seq > seenBefore)?.seq
  return (
    <div className="grid content-start gap-4">
      {hasEarlier && (
        <div className="justify-self-center">
          <Button size="small" onClick={onEarlier}>
            更早的消息
          </Button>
        </div>
      )}
      {messages.length === 0 && outgoing.length === 0 && (
        <p className="py-8 text-center text-ink-2">您好，请问有什么可以帮您？</p>
      )}
      <div role="log" aria-label="会话">
        <ol className="grid gap-4">
          {messages.flatMap((message) => [
            message.seq === firstUnread && (
              <li key="unread" className="flex items-center gap-3 text-12 text-primary">
                <span className="h-px flex-1 bg-primary-line" />
                未读答复
                <span className="h-px flex-1 bg-primary-line" />
              </li>
            ),
            <Message key={message.seq} message={message} />,
          ])}
          {outgoing.map((unsent) => (
            <OnItsWay key={unsent.key} unsent={unsent} onRepeat={() => onRepeat(unsent)} />
          ))}
        </ol>
      </div>
      <div ref={end} />
    </div>
  )
}
