import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** A heading, or an article of a law, with its anchor in the address. */
interface OutlineEntry {
  /** The anchor: 第十条, or h-3 for a heading. */
  readonly id: string
  readonly text: string
  /** 2 to 4 for headings, 5 for an article of a law. */
  readonly level: number
}

interface Outlined {
  readonly html: string
  readonly outline: readonly OutlineEntry[]
}

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

const HEADINGS: Readonly<Record<string, number>> = { h2: 2, h3: 3, h4: 4 }
const ARTICLE_LEVEL = 5
/** The bold beginning of a paragraph: 第十条, 第一百零二条, 第十条之一. */
const ARTICLE = /^第[一二三四五六七八九十百零〇]+条(之[一二三四五六七八九十]+)?$/

const wordsOf = (node: Root | Node): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

const articleOf = ({ tagName, children: [first] }: Element): string | null => {
  if (tagName !== 'p' || first?.type !== 'element' || first.tagName !== 'strong') return null
  const text = wordsOf(first).trim()
  return ARTICLE.test(text) ? text : null
}

/**
 * Adds anchors for the table of contents to the headings and the articles of a law in sanitised HTML. The sanitiser
 * removes all ids of authors, so these are the only ids.
 */
export function outlineText(html: string): Outlined {
  const root = fromHtml(html, { fragment: true })
  const outline: OutlineEntry[] = []
  const ids = new Set<string>()
  for (const node of root.children) {
    if (node.type !== 'element') continue
    // A wide table scrolls sideways within the text, so the keyboard must be able to focus it.
    if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 }
    const level = HEADINGS[node.tagName]
    const article = articleOf(node)
    if (level === undefined && article === null) continue
    const id = article ?? `h-${outline.length + 1}`
    // An annex that restarts at the first article keeps its text, without a second anchor.
    if (ids.has(id)) continue
    ids.add(id)
    node.properties = { ...node.properties, id }
    outline.push({ id, text: article ?? wordsOf(node).trim(), level: level ?? ARTICLE_LEVEL })
  }
  return { html: toHtml(root), outline }
}
