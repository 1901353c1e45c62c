'use client'

import { type ApiCall, type ApiExample, callAddress } from '@zhushutong/domain/api-centre'
import { Button } from '@zhushutong/ui/button'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { Field, Select, Textarea } from '@zhushutong/ui/fields/field'
import { Tag } from '@zhushutong/ui/tag'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CodeBlock } from './code-block'
import './api.css'

/** A demo account of the sandbox; `visitor` is a reader without login. */
interface TryRole {
  readonly key: string
  readonly role: string
}

interface Answer {
  readonly status: number
  readonly ms: number
  readonly bytes: number
  readonly text: string
}

/** Longer answers are cut to this many characters. */
const SHOWN = 20_000
const TIMEOUT_MS = 30_000

const parseInput = (text: string): ApiExample | null => {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ApiExample) : null
  } catch {
    return null
  }
}

const pretty = (text: string) => {
  let shown = text
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Invalid JSON is shown unformatted.
  }
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}\n…（仅显示前 ${SHOWN} 个字符）` : shown
}

const send = async (
  call: Pick<ApiCall, 'method' | 'path'>,
  input: ApiExample,
  role: string,
  gone: AbortSignal,
): Promise<Answer> => {
  const started = performance.now()
  const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !placeholders.includes(key)))
  const answer = await fetch(`/gateway${callAddress(call, input)}`, {
    method: call.method,
    headers: { 'x-try-as': role, ...(call.method === 'POST' && { 'content-type': 'application/json' }) },
    body: call.method === 'POST' ? JSON.stringify(rest) : undefined,
    signal: AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    ms: Math.round(performance.now() - started),
    bytes: new Blob([text]).size,
    text: pretty(text),
  }
}

const formatSize = (bytes: number) => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`)

/** Sends a reading call as a demo account of the sandbox. */
export function TryPanel({
  call,
  roles,
}: {
  call: Pick<ApiCall, 'method' | 'path' | 'example'>
  roles: readonly TryRole[]
}) {
  const formId = useId()
  const [role, setRole] = useState(roles[0]?.key ?? 'visitor')
  const [input, setInput] = useState(JSON.stringify(call.example ?? {}, null, 2))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const roleField = useEarlyInput<HTMLSelectElement>(({ value }) => setRole(value))
  const inputField = useEarlyInput<HTMLTextAreaElement>(({ value }) => setInput(value))
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    const parsed = parseInput(input)
    setProblem(parsed ? undefined : '请求参数应为 JSON 对象，如 {"pageSize": 20}')
    if (!parsed) return
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    try {
      setAnswer(await send(call, parsed, role, controller.signal))
    } catch {
      if (!controller.signal.aborted) setProblem('请求没有得到回答，请检查网络后重试')
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  return (
    <section
      aria-labelledby={`${formId}-title`}
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3"
    >
      <h2 id={`${formId}-title`} className="flex items-baseline gap-2 text-16 font-semibold">
        试一试<span className="text-12 font-normal text-ink-3">沙箱演示账号，不计入您的额度</span>
      </h2>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
        <Field label="身份">
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={(event) => setRole(event.target.value)}
              ref={roleField}
            >
              {roles.map(({ key, role: label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="请求参数（JSON）" error={problem}>
          {(control) => (
            <Textarea
              {...control}
              className="api-name min-h-32"
              spellCheck={false}
              ref={inputField}
              value={input}
              onChange={(event) => setInput(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" loading={busy}>
          发送
        </Button>
      </form>
      <div aria-live="polite">
        {answer && (
          <CodeBlock
            label="返回结果"
            code={answer.text}
            head={
              <>
                <Tag tone={answer.status < 400 ? 'ok' : 'bad'}>{answer.status}</Tag>
                {answer.ms} ms · {formatSize(answer.bytes)}
              </>
            }
          />
        )}
      </div>
    </section>
  )
}
