import { divisionName } from '../divisions'
import { parseDay } from '../formatting'
import { findCategory, findChannel, listOwnChannels } from './find-channel'
import { EXTRACTION_METHODS } from './words'

export const ARTICLE_FORMATS = ['markdown', 'html'] as const
export type ArticleFormat = (typeof ARTICLE_FORMATS)[number]

export const FORMAT_LABELS: Readonly<Record<ArticleFormat, string>> = { markdown: 'Markdown', html: 'HTML' }

/** An article as entered (CON-06); an empty field is ''. */
export interface ArticleForm {
  /** The key of a channel that contains articles itself. */
  readonly channel: string
  readonly title: string
  readonly remark: string
  /** Code of a category of the channel. */
  readonly category: string
  readonly tags: readonly string[]
  readonly source: string
  readonly author: string
  /** The origin of the text: a code of `EXTRACTION_METHODS`. */
  readonly method: string
  /** GB/T 2260 code; '' for the whole country. */
  readonly region: string
  readonly documentNumber: string
  readonly issuer: string
  /** Days, YYYY-MM-DD. */
  readonly issuedOn: string
  readonly effectiveOn: string
  readonly expiresOn: string
  /** The latest amendment in words: the day and the amending document. */
  readonly amendment: string
  /** The number of the document that replaces it at its end. */
  readonly replacedBy: string
  /** The path of a picture on the portal. */
  readonly cover: string
  readonly format: ArticleFormat
  readonly text: string
}

export type ArticleField = keyof ArticleForm

export const ARTICLE_LABELS: Readonly<Record<ArticleField, string>> = {
  channel: '栏目',
  title: '标题',
  remark: '摘要',
  category: '分类',
  tags: '标签',
  source: '来源',
  author: '作者',
  method: '成文方式',
  region: '地区',
  documentNumber: '文号',
  issuer: '发文机关',
  issuedOn: '成文日期',
  effectiveOn: '施行日期',
  expiresOn: '失效日期',
  amendment: '最近修正',
  replacedBy: '替代文件的文号',
  cover: '封面图',
  format: '格式',
  text: '正文',
}

/** Maximum lengths in UTF-16 units. */
export const ARTICLE_LENGTHS = {
  title: 200,
  remark: 500,
  source: 64,
  author: 64,
  documentNumber: 64,
  issuer: 64,
  amendment: 200,
  replacedBy: 64,
  text: 200_000,
} as const

/** Maximum number of an article's tags, and maximum length of a tag. */
export const TAG_LIMITS = { most: 20, length: 32 } as const

export const EMPTY_ARTICLE: ArticleForm = {
  channel: '',
  title: '',
  remark: '',
  category: '',
  tags: [],
  source: '',
  author: '',
  method: 'written',
  region: '',
  documentNumber: '',
  issuer: '',
  issuedOn: '',
  effectiveOn: '',
  expiresOn: '',
  amendment: '',
  replacedBy: '',
  cover: '',
  format: 'markdown',
  text: '',
}

export interface ArticleProblem {
  readonly field: ArticleField
  readonly message: string
}

const ID = /^[0-9A-Za-z_-]{1,64}$/
// Pictures come from the portal itself: another host would learn the identity of the readers.
const COVER = /^\/(?![/\\])[^\s"'<>\\]{1,200}$/

/** True for a valid article id, which is part of the address (CON-06). */
export function isArticleId(id: string): boolean {
  return ID.test(id)
}

/** True for a valid tag, which is part of the address of the tag's list. */
export function isTag(tag: string): boolean {
  return tag !== '' && tag.trim() === tag && tag.length <= TAG_LIMITS.length && !/[/\\\p{Cc}]/u.test(tag)
}

const checkChannel = (key: string): string | null => {
  const channels = listOwnChannels()
  if (channels.some((channel) => channel.key === key)) return null
  const keys = channels.map((channel) => channel.key).join('、')
  return key === '' ? '请选择栏目' : `没有“${key}”这个栏目，应为：${keys}`
}

const checkCategory = (code: string, channelKey: string): string | null => {
  const channel = findChannel(channelKey)
  if (code === '' || !channel || findCategory(channel, code)) return null
  const codes = channel.categories.map((category) => category.code).join('、')
  return `栏目“${channel.label}”没有“${code}”这个分类，应为：${codes}`
}

const checkTags = (tags: readonly string[]): string | null => {
  if (tags.length > TAG_LIMITS.most) return `最多 ${TAG_LIMITS.most} 个标签`
  const bad = tags.find((tag) => !isTag(tag))
  if (bad !== undefined) return `有无法使用的标签：${bad}`
  return new Set(tags).size === tags.length ? null : '有重复的标签'
}

const checkMethod = (method: string): string | null =>
  EXTRACTION_METHODS.some(({ code }) => code === method)
    ? null
    : `应为 ${EXTRACTION_METHODS.map(({ code, name }) => `${code}（${name}）`).join('、')}`

const checkDay = (day: string): string | null =>
  day === '' || parseDay(day) !== null ? null : `应为 YYYY-MM-DD：${day}`

const checkPeriod = ({ effectiveOn, expiresOn }: ArticleForm): string | null =>
  checkDay(expiresOn) ??
  (parseDay(effectiveOn) !== null && expiresOn !== '' && expiresOn <= effectiveOn ? '应晚于施行日期' : null)

const checkLength = (field: keyof typeof ARTICLE_LENGTHS, value: string): string | null =>
  value.length > ARTICLE_LENGTHS[field] ? `超过 ${ARTICLE_LENGTHS[field]} 字` : null

const checkReplacement = ({ documentNumber, expiresOn, replacedBy }: ArticleForm): string | null => {
  if (replacedBy === '') return null
  if (replacedBy === documentNumber) return '不能是文件自己的文号'
  return expiresOn === '' ? '请先填写失效日期：从那一天起显示已被替代' : checkLength('replacedBy', replacedBy)
}

const checkRequired = (field: 'title' | 'source', value: string): string | null =>
  value === '' ? `请填写${ARTICLE_LABELS[field]}` : checkLength(field, value)

/** All problems of a trimmed article, in the order of the form; empty if it can be saved (CON-06). */
export function checkArticle(form: ArticleForm): ArticleProblem[] {
  const problems: readonly (readonly [ArticleField, string | null])[] = [
    ['channel', checkChannel(form.channel)],
    ['title', checkRequired('title', form.title)],
    ['remark', checkLength('remark', form.remark)],
    ['category', checkCategory(form.category, form.channel)],
    ['tags', checkTags(form.tags)],
    ['source', checkRequired('source', form.source)],
    ['author', checkLength('author', form.author)],
    ['method', checkMethod(form.method)],
    ['region', form.region === '' || divisionName(form.region) ? null : `没有地区代码 ${form.region}`],
    ['documentNumber', checkLength('documentNumber', form.documentNumber)],
    ['issuer', checkLength('issuer', form.issuer)],
    ['issuedOn', checkDay(form.issuedOn)],
    ['effectiveOn', checkDay(form.effectiveOn)],
    ['expiresOn', checkPeriod(form)],
    ['amendment', checkLength('amendment', form.amendment)],
    ['replacedBy', checkReplacement(form)],
    ['cover', form.cover === '' || COVER.test(form.cover) ? null : '应为本站图片的路径'],
    ['text', checkLength('text', form.text)],
  ]
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** The article with its texts trimmed, except the article's own text. */
export function trimArticle(form: ArticleForm): ArticleForm {
  const trimmed = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' && field !== 'text' ? value.trim() : value,
  ])
  const tags = form.tags.map((tag) => tag.trim()).filter((tag) => tag !== '')
  return { ...(Object.fromEntries(trimmed) as ArticleForm), tags }
}

/** The problem that prevents a release; `words` is the text without the markup (CON-06). */
export function checkRelease(words: string): ArticleProblem | null {
  return words.trim() === '' ? { field: 'text', message: '正文是空的' } : null
}

/** An article's tags after a tag was renamed; a tag that would occur twice is kept once (CON-09). */
export function replaceTag(tags: readonly string[], from: string, to: string): readonly string[] {
  return [...new Set(tags.map((tag) => (tag === from ? to : tag)))]
}
