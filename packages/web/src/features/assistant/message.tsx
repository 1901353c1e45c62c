import {
  type AssistantFlow,
  buildAnswerView,
  type Message as ChatMessage,
  formatCopyNotice,
  parseAnswer,
  type RatingButton,
} from '@zhushutong/domain/assistant'
import { Button } from '@zhushutong/ui/button'
import { CopyIcon, SparkIcon } from '@zhushutong/ui/icon'
import { toast } from '@zhushutong/ui/overlays/toast'
import { memo, type ReactNode, useMemo } from 'react'
import { AnswerBody } from './answer-body'
import { DislikeIcon, LikeIcon, RetryIcon } from './icons'

/** A question and its answer: dots while waiting, then text or an error (AI-01, AI-05). */
export const Message = memo(function Message({
  message,
  chat,
  canRetry,
}: {
  message: ChatMessage
  chat: AssistantFlow['chat']
  /** True for the last message while no answer is in progress. */
  canRetry: boolean
}) {
  const { query, pictures, status, messageId } = message
  const view = buildAnswerView(message)
  const blocks = useMemo(() => parseAnswer(view.answer), [view.answer])
  const hasFailed = status === 'busy' || status === 'terminated'
  return (
    <>
      <div className="assistant-question">
        <p>{query}</p>
        {pictures > 0 && <p className="text-12 text-ink-3">附 {pictures} 张图片</p>}
      </div>
      <div className="assistant-answer">
        <span className="assistant-mark">
          <SparkIcon />
        </span>
        <div className="assistant-text">
          {view.dots && <Dots />}
          <AnswerBody blocks={blocks} />
          {view.notice && <p className={hasFailed ? 'text-bad' : 'text-12 text-ink-3'}>{view.notice}</p>}
          {hasFailed && canRetry && pictures === 0 && (
            <Button
              size="small"
              className="justify-self-start"
              onClick={() => chat({ type: 'send', text: query, files: [] })}
            >
              <RetryIcon /> 重试
            </Button>
          )}
          {(status === 'whole' || status === 'stopped') && messageId !== null && (
            <Actions message={message} messageId={messageId} chat={chat} />
          )}
        </div>
      </div>
    </>
  )
})

function Dots() {
  return (
    <span className="assistant-dots" role="img" aria-label="正在回答">
      <i />
      <i />
      <i />
    </span>
  )
}

/** Rating and copying of an answer (AI-03, AI-05). */
function Actions({
  message: { answer, rating },
  messageId,
  chat,
}: {
  message: ChatMessage
  messageId: string
  chat: AssistantFlow['chat']
}) {
  const copy = async () => {
    // `navigator.clipboard` is undefined over plain http.
    const copied = await Promise.resolve(navigator.clipboard?.writeText(answer).then(() => true))
      .then((done) => done === true)
      .catch(() => false)
    toast(formatCopyNotice(copied), copied ? 'ok' : 'bad')
  }
  const rate = (pressed: RatingButton) => () => chat({ type: 'rate', messageId, pressed })
  return (
    <div className="flex gap-1">
      <Action label="有用" isPressed={rating.wanted === 'like'} onClick={rate('like')}>
        <LikeIcon />
      </Action>
      <Action label="没用" isPressed={rating.wanted === 'dislike'} onClick={rate('dislike')}>
        <DislikeIcon />
      </Action>
      <Action label="复制" onClick={copy}>
        <CopyIcon />
      </Action>
    </div>
  )
}

function Action({
  label,
  isPressed,
  onClick,
  children,
}: {
  label: string
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className="assistant-icon"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
