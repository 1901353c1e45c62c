import type { OutlineEntry } from './content.types'

const ARTICLE_LEVEL = 5

/** The headings of a text; the articles of a law without chapters. */
export function TableOfContents({ outline }: { outline: readonly OutlineEntry[] }) {
  const headings = outline.filter(({ level }) => level < ARTICLE_LEVEL)
  const shown = headings.length > 1 ? headings : outline
  return (
    <nav className="read-toc" aria-label="目录">
      <b>目录</b>
      <ol>
        {shown.map(({ id, text, level }) => (
          <li key={id} data-part={level > 2 || undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
