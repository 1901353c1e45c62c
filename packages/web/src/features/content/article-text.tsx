import type { ReactNode } from 'react'

/** A paragraph that names a chart over the live records: [[chart:tendersByMonth]]. */
const CHART = /<p>\[\[chart:([A-Za-z]+)\]\]<\/p>/

interface ArticleTextProps {
  /** HTML that the gateway has sanitised. */
  readonly html: string
  readonly chartOf?: (name: string) => ReactNode
}

/** The words of a text, and its charts where it names them. */
export function ArticleText({ html, chartOf }: ArticleTextProps) {
  return html.split(CHART).map((part, i) => {
    if (i % 2 === 1)
      return (
        <div key={part} className="read-chart">
          {chartOf?.(part)}
        </div>
      )
    if (part.trim() === '') return null
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway when written and when read
      <div key={part.slice(0, 40)} className="read-text" dangerouslySetInnerHTML={{ __html: part }} />
    )
  })
}
