import {
  type AnsweredBy,
  type AssistantGateway,
  decideEnter,
  describeAnswers,
  canSend as isText,
  MAX_PICTURES,
  MAX_QUESTION,
  UPLOAD_TYPES,
} from '@zhushutong/domain/assistant'
import { formatFileSize } from '@zhushutong/domain/export'
import { Button } from '@zhushutong/ui/button'
import { CloseIcon, SpinnerIcon } from '@zhushutong/ui/icon'
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ImageIcon, SendIcon, StopIcon } from './icons'
import { type Picture, usePictures } from './use-pictures'

/**
 * The question field. Enter sends the question and its pictures; an answer in progress can be stopped
 * (VAL-18, VAL-21). The line below says whether rules or a language model generate answers (AI-13).
 */
export function QuestionBox({
  gateway,
  answeredBy,
  isBusy,
  onSend,
  onStop,
}: {
  gateway: Pick<AssistantGateway, 'upload'>
  /** null: not loaded yet. */
  answeredBy: AnsweredBy | null
  /** True while an answer is in progress or the conversation is loading. */
  isBusy: boolean
  onSend: (text: string, files: readonly string[]) => void
  /** null: no answer to stop. */
  onStop: (() => void) | null
}) {
  const [text, setText] = useState('')
  const { pictures, add, remove, clear } = usePictures(gateway)
  const chooser = useRef<HTMLInputElement>(null)
  const isUploading = pictures.some(({ fileId, error }) => fileId === null && error === null)
  const waits = isBusy || isUploading

  const send = () => {
    onSend(
      text,
      pictures.flatMap(({ fileId }) => fileId ?? []),
    )
    setText('')
    clear()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey: shift } = event
    const { isComposing } = event.nativeEvent
    const action = decideEnter({ key, shift, isComposing, loading: waits, text })
    if (action === 'leave') return
    event.preventDefault()
    if (action === 'send') send()
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const free = MAX_PICTURES - pictures.length
    for (const file of [...(target.files ?? [])].slice(0, free)) void add(file)
    // Resets the field, so that a removed file can be chosen again.
    target.value = ''
  }

  return (
    <div className="assistant-send">
      <div className="assistant-box">
        {pictures.length > 0 && (
          <ul className="grid gap-1">
            {pictures.map((picture) => (
              <Attached key={picture.key} picture={picture} onRemove={() => remove(picture.key)} />
            ))}
          </ul>
        )}
        <textarea
          rows={1}
          data-autofocus=""
          aria-label="输入问题"
          placeholder="输入问题，Enter 发送，Shift + Enter 换行"
          maxLength={MAX_QUESTION}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <div className="flex items-center gap-2">
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            aria-label="选择图片"
            accept={UPLOAD_TYPES.join()}
            onChange={choose}
          />
          <button
            type="button"
            className="assistant-icon"
            aria-label="上传图片"
            disabled={pictures.length >= MAX_PICTURES}
            onClick={() => chooser.current?.click()}
          >
            <ImageIcon />
          </button>
          <span className="text-12 text-ink-3">图片不超过 1 MB</span>
          {onStop ? (
            <Button size="small" className="ml-auto" onClick={onStop}>
              <StopIcon /> 停止
            </Button>
          ) : (
            <Button
              size="small"
              variant="primary"
              className="ml-auto"
              disabled={!isText(text, waits)}
              onClick={send}
            >
              <SendIcon /> 发送
            </Button>
          )}
        </div>
      </div>
      <p className="mt-2 text-balance text-center text-12 text-ink-3">{describeAnswers(answeredBy)}</p>
    </div>
  )
}

function Attached({
  picture: { name, size, fileId, error },
  onRemove,
}: {
  picture: Picture
  onRemove: () => void
}) {
  return (
    <li>
      <span className="assistant-picture" data-failed={error !== null}>
        {fileId === null && error === null ? <SpinnerIcon className="animate-spin" /> : <ImageIcon />}
        <span className="truncate">
          {name} · {formatFileSize(size)}
        </span>
        <button type="button" className="assistant-icon" aria-label={`移除图片 ${name}`} onClick={onRemove}>
          <CloseIcon />
        </button>
      </span>
      {error && (
        <p role="alert" className="text-12 text-bad">
          {error}
        </p>
      )}
    </li>
  )
}
