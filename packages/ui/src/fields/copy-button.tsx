'use client'

import type { ReactNode } from 'react'
import { CopyIcon } from '../icon'
import { toast } from '../overlays/toast'

export function CopyButton({ text, label, children }: { text: string; label: string; children?: ReactNode }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('复制成功', 'ok')
    } catch {
      toast('复制失败，请手动复制', 'bad')
    }
  }
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 align-[-2px] text-ink-3 hover:text-primary"
      aria-label={label}
      onClick={copy}
    >
      <CopyIcon size={14} />
      {children}
    </button>
  )
}
