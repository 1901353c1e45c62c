'use client'

import { type ChangeEvent, useId, useState } from 'react'

type Outcome = 'same' | 'different' | 'unreadable'

const TEXTS: Readonly<Record<Outcome, string>> = {
  same: '一致：这个文件与出具时完全相同。',
  different: '不一致：这个文件不是出具时的文件，内容可能被改动过。',
  unreadable: '浏览器不能计算这个文件的 SHA-256，请用其他工具计算后对照。',
}

const TONES: Readonly<Record<Outcome, string>> = {
  same: 'text-ok',
  different: 'text-bad',
  unreadable: 'text-ink-2',
}

const compare = async (file: File, hash: string, size: number): Promise<Outcome> => {
  if (file.size !== size) return 'different'
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex === hash ? 'same' : 'different'
  } catch {
    return 'unreadable'
  }
}

/** Compares a file of the reader with the hash of the issued one, in the browser (DUE-11). */
export function CompareFile({ hash, size }: { hash: string; size: number }) {
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0]
    setOutcome(file ? await compare(file, hash, size) : null)
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id}>选择收到的 PDF，在您的浏览器里计算并比对，不会上传</label>
      <input id={id} type="file" accept="application/pdf" onChange={choose} />
      <p role="status" className={outcome ? TONES[outcome] : undefined}>
        {outcome && TEXTS[outcome]}
      </p>
    </div>
  )
}
