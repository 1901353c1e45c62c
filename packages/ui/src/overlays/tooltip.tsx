import type { ReactNode } from 'react'

/** Explains an element on hover, focus and touch. `TipLayer` shows it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <button type="button" className="cursor-help" data-tip={text}>
      {children}
      <span className="sr-only">（{text}）</span>
    </button>
  )
}
