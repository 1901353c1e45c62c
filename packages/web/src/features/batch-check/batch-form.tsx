'use client'

import { MAX_BATCH } from '@zhushutong/domain/batch-check'
import { Button } from '@zhushutong/ui/button'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { useRef, useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

const MAX_BYTES = 750_000

const encodeBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The list of companies, pasted or from a file. `onSubmit` returns the reason of a refusal; null on success. */
export function BatchForm({ onSubmit }: { onSubmit: (text: string) => Promise<string | null> }) {
  const { call } = useGateway()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  const readFile = async (file: File): Promise<string | null> => {
    if (file.size > MAX_BYTES) return '文件超过 750 KB，请只保留名单一列后重试'
    const content = encodeBase64(new Uint8Array(await file.arrayBuffer()))
    const answer = await call(({ batchCheck }) => batchCheck.read({ name: file.name, content }))
    if ('error' in answer) return answer.message ?? '文件没有读出来，请稍后重试'
    setText(answer.texts.join('\n'))
    return answer.texts.length === 0 ? '文件里没有企业名称或统一社会信用代码' : null
  }
  const during = async (work: Promise<string | null>) => {
    setBusy(true)
    setError((await work) ?? undefined)
    setBusy(false)
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void during(onSubmit(text))
      }}
    >
      <Field
        label="企业名单"
        required
        hint={`每行一个企业全称或统一社会信用代码，最多 ${MAX_BATCH} 个；可以直接从表格复制`}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" loading={isBusy}>
          匹配企业
        </Button>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label="选择名单文件"
          accept=".xlsx,.xls,.csv,.txt"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Resets the field, so that the same file can be chosen again.
            currentTarget.value = ''
            if (file) void during(readFile(file))
          }}
        />
        <Button loading={isBusy} onClick={() => input.current?.click()}>
          从文件读入
        </Button>
        <span className="text-12 text-ink-3">Excel、CSV，最大 750 KB</span>
      </div>
    </form>
  )
}
