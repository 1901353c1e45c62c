import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** A heading or an article of a law in a text, which an address may end in. */
export interface OutlineEntry {
  /** Anchor: 第十条, or h-3 of a heading. */
  readonly id: string
  readonly text: string
  /** 2 to 4 of headings, 5 of an article of a law. */
  readonly level: number
}

export interface Outlined {
  readonly html: string
  readonly outline: readonly OutlineEntry[]
}

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

const HEADINGS: Readonly<Record<string, number>> = { h2: 2, h3: 3, h4: 4 }
const ARTICLE_LEVEL = 5
/** 第十条, 第一百零二条, 第十条之一 as a paragraph begins, in bold. */
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
 * Gives the headings and the articles of a law in sanitised HTML the anchors that its table of contents leads to. The
 * sanitiser removes every id of an author, so that these are the only ones.
 */
export function outlineText(html: string): Outlined {
  const root = fromHtml(html, { fragment: true })
  const outline: OutlineEntry[] = []
  const taken = new Set<string>()
  for (const node of root.children) {
    if (node.type !== 'element') continue
    // A wide table scrolls sideways within the text: the keyboard reaches it too.
    if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 }
    const level = HEADINGS[node.tagName]
    const article = articleOf(node)
    if (level === undefined && article === null) continue
    const id = article ?? `h-${outline.length + 1}`
    // An annex that counts from the first article again keeps its text, without a second anchor.
    if (taken.has(id)) continue
    taken.add(id)
    node.properties = { ...node.properties, id }
    outline.push({ id, text: article ?? wordsOf(node).trim(), level: level ?? ARTICLE_LEVEL })
  }
  return { html: toHtml(root), outline }
}
