import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/**
 * The HTML that an article may contain; anything else is removed. No class, id or style, as an article must not look
 * like a part of the portal.
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
    // Paths on the portal only: an image on another host would reveal the reader to that host.
    img: [['src', /^\/(?![/\\])/], 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  // Paths and fragments are always allowed.
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  // Parts of a list or a table are invalid outside it.
  ancestors: {
    li: ['ol', 'ul'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  // Removed with their content; the text of other elements stays.
  // biome-ignore format: one list
  strip: [
    'script', 'style', 'title', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object',
    'xmp', 'plaintext', 'textarea', 'select', 'svg', 'math',
  ],
}

/**
 * An article's HTML without scripts, handlers, frames and forms, and with links to pages, mail and telephones only. It
 * is parsed as browsers parse it, so that markup has the same meaning in both.
 */
export function sanitizeArticle(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), ARTICLE))
}
