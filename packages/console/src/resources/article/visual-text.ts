import { Editor, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import { StarterKit } from '@tiptap/starter-kit'
import type { ArticleFormat } from '@zhushutong/domain/content'

/** The parts of a text that the visual editor knows; each has a form in Markdown and in HTML. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // Markdown has no underlining.
    underline: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
  Markdown,
]

/** A list item or a cell with a single paragraph is written without it, as Markdown renders it. */
const unwrap = (html: string): string =>
  html
    .replace(/<colgroup>.*?<\/colgroup>/gs, '')
    .replace(/ (?:style="[^"]*"|(?:col|row)span="1")/g, '')
    .replace(/<(li|th|td)([^>]*)><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/\1>|<[uo]l>)/gs, '<$1$2>$3')

/** The text of an editor in the format of its article. */
export function writeText(editor: Editor, format: ArticleFormat): string {
  if (editor.isEmpty) return ''
  return format === 'markdown' ? editor.getMarkdown() : unwrap(editor.getHTML())
}

/** A text as the visual editor would write it, without a change by its author. */
export function rewriteText(format: ArticleFormat, text: string): string {
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content: text, contentType: format })
  const written = writeText(editor, format)
  editor.destroy()
  return written
}

const SAME_TAGS: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' }
const WITHOUT_MEANING = new Set(['P', 'THEAD', 'TBODY', 'BR'])
const ATTRIBUTES = ['href', 'title', 'src', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan', 'scope']

/** The elements and words of a rendered text, for a comparison. */
export function outlineHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // biome-ignore lint/plugin: a parsed text, never part of the page.
  const elements = [...body.getElementsByTagName('*')]
    .filter(({ tagName }) => !WITHOUT_MEANING.has(tagName))
    .map((element) => [
      SAME_TAGS[element.tagName] ?? element.tagName,
      ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    ])
  return JSON.stringify([elements, body.textContent?.replace(/\s/g, '')])
}

/**
 * True if the visual editor keeps the whole of a text: what readers see before and after it is written again is the
 * same. `render` is the gateway's rendering.
 */
export async function keepsText(
  format: ArticleFormat,
  text: string,
  render: (text: string) => Promise<string>,
): Promise<boolean> {
  if (text.trim() === '') return true
  const [before, after] = await Promise.all([render(text), render(rewriteText(format, text))])
  return outlineHtml(before) === outlineHtml(after)
}
