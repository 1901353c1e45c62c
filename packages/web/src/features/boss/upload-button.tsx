'use client'

import {
  ANY_SERVICE_FILE,
  checkServiceFile,
  describeFileRule,
  type FileRule,
  SERVICE_FILE_TYPES,
} from '@zhushutong/domain/boss-orders'
import { Button } from '@zhushutong/ui/button'
import { useRef, useState } from 'react'
import { useUnmountSignal } from '@/streams/use-unmount-signal'
import './boss.css'

interface UploadFailure {
  readonly error: string
  readonly message: string | null
}

/** Uploads a file and reports the uploaded part, 0 to 1. */
export type SendFile = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<unknown>

const failureIn = (answer: unknown): UploadFailure | null =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as UploadFailure) : null

/** Chooses a file, checks and uploads it, and shows the progress; an error appears below (BOS-02). */
export function UploadButton({
  name,
  rule = ANY_SERVICE_FILE,
  showsRule = false,
  send,
  onSent,
}: {
  /** The name of the file, for screen readers. */
  name: string
  rule?: FileRule
  showsRule?: boolean
  send: SendFile
  onSent: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const signal = useUnmountSignal()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const upload = async (file: File) => {
    const wrong = checkServiceFile(file, rule)
    setProblem(wrong)
    if (wrong) return
    setPart(0)
    const failure = failureIn(
      await send(file, setPart, signal()).catch(() => ({ error: 'aborted', message: null })),
    )
    if (signal().aborted) return
    setPart(null)
    if (failure) return setProblem(failure.message ?? '上传失败，请检查网络后重试')
    onSent()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={`选择${name}`}
        accept={rule.types.flatMap((type) => [`.${type}`, SERVICE_FILE_TYPES[type].mimeType]).join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Resets the field, so that the same file can be chosen again after a failure.
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      <Button loading={part !== null} onClick={() => input.current?.click()}>
        上传{name}
      </Button>
      {showsRule && <p className="text-12 text-ink-3">{describeFileRule(rule)}</p>}
      {part !== null && (
        <progress className="upload-bar" max={1} value={part} aria-label={`${name}上传进度`}>
          {Math.round(part * 100)}%
        </progress>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}
