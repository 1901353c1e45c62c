import { createHash } from 'node:crypto'
import {
  type AnswerForm,
  type ArticleForm,
  checkArticle,
  checkRelease,
  EMPTY_ARTICLE,
  isArticleId,
  trimArticle,
} from '@zhushutong/domain/content'
import { htmlToText, parseTime } from '@zhushutong/domain/formatting'
import { renderText } from '../../content'
import { readAnswer } from './read-answer'
import type { RawArticle, ReadablePage } from './read-articles'
import { readField } from './read-field'

/** An article as it is stored; its release may be in the future. */
export interface ImportedArticle {
  readonly id: string
  readonly form: ArticleForm
  /** The accepted answer of a question, which has no text of its own then. */
  readonly answer: { readonly id: string; readonly form: AnswerForm } | null
  readonly releasedAt: number
}

type Checked = { readonly article: ImportedArticle } | { readonly problem: string }

type Fields = Readonly<Record<string, unknown>>

const tagsOf = (values: unknown): string[] => {
  const tags = Array.isArray(values) ? values.map(String) : readField(values).split(/[,，]/)
  return [...new Set(tags.map((tag) => tag.trim()))]
}

const formOf = ({ fields, format, text }: ReadablePage): ArticleForm => {
  const { tags, format: _, text: __, ...texts } = EMPTY_ARTICLE
  const keptTexts = Object.keys(texts).map((field) => [field, readField(fields[field])])
  const form: ArticleForm = { ...EMPTY_ARTICLE, ...Object.fromEntries(keptTexts), tags: tagsOf(fields.tags) }
  return trimArticle({ ...form, method: form.method || EMPTY_ARTICLE.method, format, text })
}

const releaseOf = ({ released }: Fields, now: number): number | null => {
  if (released === undefined || released === null) return now
  return released instanceof Date ? released.getTime() : parseTime(released)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)

/**
 * An id that is stable across imports: the given one, or a hash of the channel and the file's path; for a
 * row, of the channel and the title.
 */
const idOf = (input: string, at: string, { channel, title }: ArticleForm): string => {
  const place = at.startsWith('第 ') ? title : at
  return input || hashOf(`${channel} ${place}`)
}

/** The article of a file or row, or the error in Chinese (CON-06). */
export function checkImported(raw: RawArticle, now: number): Checked {
  if ('problem' in raw) return raw
  const form = formOf(raw)
  const words = htmlToText(renderText(form.format, form.text))
  const [problem] = [...checkArticle(form), checkRelease(words)].filter((problem) => problem !== null)
  if (problem) return { problem: `${problem.field} ${problem.message}` }
  const id = idOf(readField(raw.fields.id).trim(), raw.at, form)
  if (!isArticleId(id)) return { problem: 'id 只能有字母、数字、-、_，至多 64 个' }
  const answer = readAnswer(raw)
  if ('problem' in answer) return answer
  const releasedAt = releaseOf(raw.fields, now)
  if (releasedAt === null) return { problem: `released 不是有效的时间：${readField(raw.fields.released)}` }
  if (answer.form === null) return { article: { id, form, answer: null, releasedAt } }
  const acceptedAnswer = { id: hashOf(`${id} 0`), form: answer.form }
  return { article: { id, form: { ...form, text: '' }, answer: acceptedAnswer, releasedAt } }
}
