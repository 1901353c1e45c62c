import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import type { ReactNode } from 'react'
import './api.css'

/** Code with its own scrollbar and a copy button. */
export function CodeBlock({ label, code, head }: { label: string; code: string; head?: ReactNode }) {
  return (
    <figure className="overflow-hidden rounded-2 border border-line">
      <figcaption className="flex items-center gap-2 border-b border-line bg-surface px-4 py-1.5 text-12 text-ink-3">
        {head ?? label}
        <span className="ml-auto">
          <CopyButton text={code} label={`复制${label}`} />
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className="code-block" tabIndex={0} aria-label={label}>
        <pre>{code}</pre>
      </section>
    </figure>
  )
}
