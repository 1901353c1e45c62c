/** An article: a heading and paragraphs; an array is a bulleted list. */
interface Article {
  readonly heading: string
  readonly body: readonly (string | readonly string[])[]
}

export interface LegalDocument {
  /** The date of the last change, YYYY-MM-DD. */
  readonly updatedOn: string
  readonly title: string
  readonly intro: string
  readonly articles: readonly Article[]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (c) => ESCAPES[c] ?? c)

const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const bullets = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const articleHtml = ({ heading, body }: Article, index: number) =>
  `<h2>${NUMERALS[index]}、${escaped(heading)}</h2>` +
  body.map((part) => (typeof part === 'string' ? paragraph(part) : bullets(part))).join('')

/** HTML of headings, paragraphs and lists only. */
export function toHtml({ intro, articles }: Pick<LegalDocument, 'intro' | 'articles'>): string {
  return paragraph(intro) + articles.map(articleHtml).join('')
}
