import { CHAT_TEXTS, checkChatText, MAX_CHAT_TEXT } from '@zhushutong/domain/consultation'
import { Button } from '@zhushutong/ui/button'
import { Textarea } from '@zhushutong/ui/fields/field'
import { type KeyboardEvent, useRef, useState } from 'react'
import { shrinkPicture } from './shrink-picture'

const TYPES = 'image/jpeg,image/png,image/gif,image/webp'

/** Enter sends the message, Shift+Enter starts a new line. */
export function ChatComposer({
  onText,
  onPicture,
}: {
  readonly onText: (text: string) => void
  /** `content` in base64. */
  readonly onPicture: (content: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const send = () => {
    const checked = checkChatText(typed)
    if ('error' in checked) return setProblem(checked.message)
    setProblem('')
    setTyped('')
    onText(checked.text)
  }
  const keyDown = (event: KeyboardEvent) => {
    // Enter during input-method composition confirms characters; it must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setBusy(true)
    const content = await shrinkPicture(chosen).catch(() => null)
    setBusy(false)
    if (content === null) return setProblem(CHAT_TEXTS.picture)
    setProblem('')
    onPicture(content)
  }
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        aria-label="消息"
        placeholder="请输入您的问题，请勿填写身份证号、银行卡号"
        rows={2}
        maxLength={MAX_CHAT_TEXT}
        value={typed}
        data-autofocus=""
        aria-invalid={problem !== ''}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={keyDown}
      />
      <p role="alert" className="text-12 text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex items-center gap-2">
        <Button loading={busy} onClick={() => file.current?.click()}>
          发图片
        </Button>
        <span className="hidden text-12 text-ink-3 md:inline">回车发送，Shift + 回车换行</span>
        <Button type="submit" variant="primary" className="ml-auto">
          发送
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept={TYPES}
        className="hidden"
        aria-label="选择图片"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
    </form>
  )
}
