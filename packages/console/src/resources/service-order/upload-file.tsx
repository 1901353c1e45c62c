import { Button } from '@zhushutong/ui/button'
import { useRef } from 'react'
import { useAction } from '../../form/use-action'
import type { CardProps } from './types'

/** Selects a file and sends it with a call of the order. */
export function UploadFile({
  order,
  action,
  fields,
  label,
  done,
  accept,
}: CardProps & {
  readonly action: 'addFile'
  readonly fields: Readonly<Record<string, string>>
  readonly label: string
  readonly done: string
  readonly accept: string
}) {
  const input = useRef<HTMLInputElement>(null)
  const { run, busy } = useAction('serviceOrder', action, done)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    for (const [name, value] of Object.entries({ id: order.id, ...fields })) form.append(name, value)
    form.append('file', file)
    await run(form as never)
  }
  return (
    <>
      <Button loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="hidden"
        aria-label={`选择文件：${label}`}
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
