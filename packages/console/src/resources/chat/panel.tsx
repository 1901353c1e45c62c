import { MAX_CHAT_TEXT } from '@zhushutong/domain/consultation'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { useEffect, useRef } from 'react'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import { Facts, RowPanel } from '../../list/row-panel'
import { ChatPicture } from './chat-picture'

type Row = RowOf<'chat'>
type Message = NonNullable<Row['messages']>[number]

function Said({ message, row }: { message: Message; row: Row }) {
  const { seq, isFromStaff, staffName, text, picture, createTime } = message
  const isUnread = isFromStaff && seq > row.readSeq
  return (
    <li className={isFromStaff ? 'grid max-w-[85%] gap-1 justify-self-end' : 'grid max-w-[85%] gap-1'}>
      <p className="text-12 text-ink-3">
        {isFromStaff ? `客服 ${staffName ?? ''}` : row.nickName || '会员'} {formatTime(createTime)}
        {isUnread && ' · 未读'}
      </p>
      <div
        className={`w-fit rounded-2 px-3 py-2 wrap-anywhere whitespace-pre-line ${isFromStaff ? 'justify-self-end bg-primary-soft' : 'border border-line bg-surface-2'}`}
      >
        {picture ? <ChatPicture chatId={row.id} picture={picture} /> : text}
      </div>
    </li>
  )
}

function Messages({ row }: { row: Row }) {
  const end = useRef<HTMLDivElement>(null)
  const newest = row.messages?.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up function.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return (
    <>
      <div role="log" aria-label="会话">
        <ol className="grid gap-4 border-t border-line pt-4">
          {row.messages?.map((message) => (
            <Said key={message.seq} message={message} row={row} />
          ))}
        </ol>
      </div>
      <div ref={end} />
    </>
  )
}

function SendPicture({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null)
  const { run, busy } = useAction('chat', 'answerPicture', '已发送')
  const send = async (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.append('id', id)
    form.append('file', file)
    await run(form as never)
  }
  return (
    <>
      <Button loading={busy} onClick={() => input.current?.click()}>
        发图片
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        className="hidden"
        aria-label="选择图片"
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

/** The form of the staff's answer in the chat (ASK-05). */
function Answer({ id }: { id: string }) {
  const { run, busy } = useAction('chat', 'answer', '已发送')
  const form = useStaffForm({
    initial: { text: '' },
    send: async (values, onError) => {
      if (await run({ id, ...values }, onError)) form.reset()
    },
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <Field label="答复" error={form.formState.errors.text?.message}>
        {(control) => <Textarea {...control} {...form.register('text')} maxLength={MAX_CHAT_TEXT} rows={3} />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          发送
        </Button>
        <SendPicture id={id} />
      </div>
    </form>
  )
}

export function Panel() {
  return (
    <RowPanel resource="chat">
      {(row) => (
        <>
          <Facts
            facts={[
              ['会员', row.nickName],
              ['手机号', row.mobile],
              ['等待自', row.waitingSince === null ? null : formatTime(row.waitingSince)],
            ]}
          />
          <Messages row={row} />
          <Answer id={row.id} />
        </>
      )}
    </RowPanel>
  )
}
