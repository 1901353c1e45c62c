import type { ArticleFormat } from '@zhushutong/domain/content'
import { cx } from '@zhushutong/ui/cx'
import { useEffect, useState } from 'react'
import { callStaff } from '../../api'

/** The pause in typing before the preview is updated, in ms. */
const PAUSE_MS = 400

interface Shown {
  readonly html: string
  readonly isFailed: boolean
}

interface PreviewProps {
  readonly format: ArticleFormat
  readonly text: string
  /** The height of the text, for a dialog. */
  readonly isLow?: boolean
}

/** The text as readers will see it, rendered and sanitised by the gateway, as on saving. */
export function Preview({ format, text, isLow = false }: PreviewProps) {
  const [{ html, isFailed }, setShown] = useState<Shown>({ html: '', isFailed: false })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      const preview = await callStaff('article', 'preview', { format, text }).catch(() => null)
      if (isOver) return
      setShown((shown) => (preview ? { html: preview.html, isFailed: false } : { ...shown, isFailed: true }))
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [format, text])
  return (
    <section className="grid content-start gap-1.5" aria-label="预览">
      <p>预览{isFailed && <span className="ml-2 text-12 text-warn">暂时没有更新</span>}</p>
      <div
        className={cx(
          'overflow-y-auto rounded-2 border border-line bg-surface p-4',
          isLow ? 'max-h-80' : 'h-[40vh] lg:h-[60vh]',
        )}
      >
        {html.trim() === '' && text.trim() === '' && (
          <p className="text-ink-3">写下正文，这里显示读者看到的样子</p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway */}
        <div className="read-text mt-0! text-16!" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  )
}
