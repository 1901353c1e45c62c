import type { ArticleFormat } from '@zhushutong/domain/content'
import { marked } from 'marked'
import { sanitizeArticle } from './article-html'

/** The HTML of an article's text, as it is stored and shown: GitHub's Markdown rendered, HTML sanitised. */
export function renderText(format: ArticleFormat, text: string): string {
  return sanitizeArticle(format === 'markdown' ? marked.parse(text, { async: false, gfm: true }) : text)
}
