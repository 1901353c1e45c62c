import { formatTime } from '@zhushutong/domain/formatting'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { UploadedFile } from './boss.types'

const STATES: Readonly<Record<UploadedFile['state'], { label: string; tone: Tone }>> = {
  submitted: { label: '核对中', tone: 'blue' },
  accepted: { label: '已通过', tone: 'ok' },
  returned: { label: '已退回', tone: 'bad' },
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The file's address on the portal, which adds the reader's token. */
export function fileHref({ href }: Pick<UploadedFile, 'href'>): string {
  return `/gateway${href}`
}

export function FileRow({ file, action }: { file: UploadedFile; action?: ReactNode }) {
  const { label, tone } = STATES[file.state]
  return (
    <li className="grid gap-1 border-b border-line py-2 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a
          className="min-w-0 wrap-anywhere text-primary hover:underline"
          href={fileHref(file)}
          download={file.name}
        >
          {file.name}
        </a>
        <span className="text-12 text-ink-3">
          {sizeText(file.size)} · {formatTime(file.createTime)}
        </span>
        {!file.isFromStaff && <Tag tone={tone}>{label}</Tag>}
        <span className="ml-auto">{action}</span>
      </div>
      {file.state === 'returned' && file.reason !== null && (
        <p className="text-bad">退回原因：{file.reason}</p>
      )}
    </li>
  )
}
