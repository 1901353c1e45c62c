import type { HttpError } from '@refinedev/core'
import { MAX_IMPORT_BYTES } from '@zhushutong/domain/data-import'
import { Button } from '@zhushutong/ui/button'
import { type DragEvent, useRef, useState } from 'react'
import { ImportIcon } from '../../../shell/icons'
import { sendFile } from './send-file'
import type { Upload } from './upload.types'

const MB = 1024 * 1024

function Sending({ file, sent }: { file: File; sent: number }) {
  return (
    <div className="grid w-full max-w-90 gap-2" aria-live="polite">
      <p className="wrap-anywhere">正在上传 {file.name}</p>
      <progress className="h-2 w-full accent-primary" value={sent} max={file.size} aria-label="上传进度" />
    </div>
  )
}

/** An area on which a file is dropped or chosen, and sent. */
export function DropFile({ onUploaded }: { onUploaded: (upload: Upload) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<{ file: File; sent: number } | null>(null)
  const [problem, setProblem] = useState('')
  const [isOver, setIsOver] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file || sending) return
    setProblem('')
    setSending({ file, sent: 0 })
    try {
      onUploaded(await sendFile(file, (sent) => setSending({ file, sent })))
    } catch (error) {
      setProblem((error as HttpError).message)
    } finally {
      setSending(null)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void send(event.dataTransfer.files[0])
  }
  return (
    <section className="card p-3 md:p-6" aria-label="选择文件">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard. */}
      <div
        className={`grid min-h-56 place-content-center place-items-center gap-3 rounded-3 border border-dashed p-4 text-center ${isOver ? 'border-primary bg-primary-soft' : 'border-control'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {sending ? (
          <Sending {...sending} />
        ) : (
          <>
            <span className="text-ink-3">
              <ImportIcon size={28} />
            </span>
            <p>把文件拖到这里，或</p>
            <Button variant="primary" onClick={() => input.current?.click()}>
              选择文件
            </Button>
            <p className="text-12 text-ink-3">
              .xlsx、.xls、.csv、.json、.ndjson，可以压缩成 .gz 或单独放在 .zip 里；不超过{' '}
              {MAX_IMPORT_BYTES / MB} MB
            </p>
          </>
        )}
        <p className="text-bad empty:hidden" role="alert">
          {problem}
        </p>
        <input
          ref={input}
          type="file"
          className="hidden"
          aria-label="选择要导入的文件"
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
    </section>
  )
}
