import type { ReactNode } from 'react'

/** A paragraph that refers to a chart of live records: [[chart:tendersByMonth]]. */
const CHART = /<p>\[\[chart:([A-Za-z]+)\]\]<\/p>/

interface ArticleTextProps {
  /** HTML sanitised by the gateway. */
  readonly html: string
  /** A text within a card: smaller type. */
  readonly isShort?: boolean
  readonly chartOf?: (name: string) => ReactNode
}

export function ArticleText({ html, isShort, chartOf }: ArticleTextProps) {
  return html.split(CHART).map((part, i) => {
    if (i % 2 === 1)
      return (
        <div key={part} className="read-chart">
          {chartOf?.(part)}
        </div>
      )
    if (part.trim() === '') return null
    return (
      <div
        key={part.slice(0, 40)}
        className="read-text"
        data-short={isShort || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway when written and when read
        dangerouslySetInnerHTML={{ __html: part }}
      />
    )
  })
}
