import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { ArticleFormat } from '@zhushutong/domain/content'
import { parse } from 'yaml'
import { isFields, readRows, type SourceRow, UnusableFile } from '../source'

/** An article as read: its place, fields and text. */
export interface ReadablePage {
  readonly at: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly format: ArticleFormat
  readonly text: string
  /** `root`: the imported folder; `folder`: the page's own folder; absent for a row. */
  readonly files?: { readonly root: string; readonly folder: string }
}

/** An article as read, or the reason why it cannot be read. */
export type RawArticle = ReadablePage | { readonly at: string; readonly problem: string }

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n?/
const PAGES = /\.(md|markdown|html|htm)$/i
const MARKDOWN = /\.(md|markdown)$/i

const parseFields = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const fields: unknown = parse(text)
    return isFields(fields) ? fields : null
  } catch {
    return null
  }
}

const readPage = (folder: string, path: string): RawArticle => {
  const at = relative(folder, path).split(sep).join('/')
  const text = readFileSync(path, 'utf8')
  const front = FRONT_MATTER.exec(text)
  if (!front) return { at, problem: '开头没有 --- 之间的说明（front matter）' }
  const fields = parseFields(front[1] ?? '')
  if (!fields) return { at, problem: '开头的说明不是有效的 YAML' }
  const format = MARKDOWN.test(path) ? 'markdown' : 'html'
  return {
    at,
    fields,
    format,
    text: text.slice(front[0].length),
    files: { root: folder, folder: dirname(path) },
  }
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => PAGES.test(name))
    .sort()
    .map((name) => join(folder, name))

const fromRow = (row: SourceRow): RawArticle => {
  const at = `第 ${row.line} 行`
  if ('problem' in row) return { at, problem: row.problem }
  const { body, markdown, ...fields } = row.value
  if (typeof markdown === 'string') return { at, fields, format: 'markdown', text: markdown }
  return typeof body === 'string'
    ? { at, fields, format: 'html', text: body }
    : { at, problem: '没有正文：需要 body（HTML）或 markdown' }
}

/**
 * The articles of a folder (Markdown and HTML with front matter, in subfolders too) or of an NDJSON file.
 * @throws UnusableFile if there is nothing to read
 */
export async function* readArticles(path: string): AsyncGenerator<RawArticle> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new UnusableFile(`找不到文件或文件夹：${path}`)
  if (stats.isDirectory()) {
    const pages = pagesIn(path)
    if (pages.length === 0) throw new UnusableFile('文件夹里没有 .md 或 .html 文件')
    for (const page of pages) yield readPage(path, page)
    return
  }
  if (!/\.ndjson(\.gz)?$/i.test(path)) throw new UnusableFile('需要一个文件夹，或者一个 .ndjson 文件')
  for await (const row of readRows(path)) yield fromRow(row)
}
