import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/**
 * What an article's HTML may contain; anything else is removed. No class, id or style: an article must not
 * look like a part of the portal.
 */
const ARTICLE: Schema = {
  // biome-ignore format: one line for each purpose
  tagNames: [
    'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code',
    'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup',
    'ul', 'ol', 'li', 'dl', 'dt', 'dd',
    'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
    'a', 'img', 'figure', 'figcaption',
  ],
  attributes: {
    a: ['href', 'title'],
    // A path on the portal: an image from elsewhere would tell that host who reads the article.
    img: [['src', /^\/(?![/\\])/], 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  // Paths and fragments are always allowed.
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  // Parts of a list or a table make no sense outside it.
  ancestors: {
    li: ['ol', 'ul'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  // Removed with their content; of other elements the text stays.
  // biome-ignore format: one list
  strip: [
    'script', 'style', 'title', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object',
    'xmp', 'plaintext', 'textarea', 'select', 'svg', 'math',
  ],
}

/**
 * An article's HTML with only what articles need: no scripts, no handlers, no frames or forms, no links but
 * to pages, mail and telephones. It is parsed as browsers do, so that markup cannot mean one thing here and
 * another there.
 */
export function sanitizeArticle(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), ARTICLE))
}
