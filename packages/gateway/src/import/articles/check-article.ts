import { createHash } from 'node:crypto'
import { EXTRACTION_METHODS, findCategory, findChannel, listOwnChannels } from '@zhushutong/domain/content'
import { divisionName } from '@zhushutong/domain/divisions'
import { htmlToText, parseDay, parseTime } from '@zhushutong/domain/formatting'
import type { NewArticle } from '../../content'
import type { RawArticle } from './read-articles'

export type Checked = { readonly article: NewArticle } | { readonly problem: string }

const ID = /^[0-9A-Za-z_-]{1,64}$/
const MAX_TITLE = 200
const MAX_TAGS = 20

class Wrong extends Error {}

type Fields = Readonly<Record<string, unknown>>

const textOf = (fields: Fields, name: string, most: number): string | null => {
  const value = fields[name]
  if (value === undefined || value === null || value === '') return null
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value).trim()
  if (text.length > most) throw new Wrong(`${name} 超过 ${most} 字`)
  return text
}

const required = (fields: Fields, name: string, most: number): string => {
  const text = textOf(fields, name, most)
  if (text === null) throw new Wrong(`缺少 ${name}`)
  return text
}

const dayFrom = (fields: Fields, name: string): string | null => {
  const text = textOf(fields, name, 10)
  if (text !== null && parseDay(text) === null) throw new Wrong(`${name} 应为 YYYY-MM-DD：${text}`)
  return text
}

const tagsOf = (fields: Fields): string[] => {
  const given = fields.tags ?? []
  const tags = (Array.isArray(given) ? given.map(String) : String(given).split(/[,，]/))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  if (tags.length > MAX_TAGS) throw new Wrong(`tags 超过 ${MAX_TAGS} 个`)
  const bad = tags.find((tag) => tag.length > 32 || /[/\\]/.test(tag))
  if (bad) throw new Wrong(`tags 里有无法使用的标签：${bad}`)
  return [...new Set(tags)]
}

const channelOf = (fields: Fields): string => {
  const key = required(fields, 'channel', 64)
  const own = listOwnChannels()
  if (own.some((channel) => channel.key === key)) return key
  throw new Wrong(`没有“${key}”这个栏目，应为：${own.map((channel) => channel.key).join('、')}`)
}

const categoryOf = (fields: Fields, channelKey: string): string | null => {
  const code = textOf(fields, 'category', 32)
  const channel = findChannel(channelKey)
  if (code === null || !channel || findCategory(channel, code)) return code
  const codes = channel.categories.map((one) => one.code).join('、')
  throw new Wrong(`栏目 ${channelKey} 没有“${code}”这个分类，应为：${codes}`)
}

const regionOf = (fields: Fields): string | null => {
  const code = textOf(fields, 'region', 6)
  if (code !== null && divisionName(code) === null) throw new Wrong(`没有地区代码 ${code}`)
  return code
}

const methodOf = (fields: Fields): string => {
  const code = textOf(fields, 'method', 16) ?? 'written'
  if (EXTRACTION_METHODS.some((method) => method.code === code)) return code
  throw new Wrong(`method 应为 ${EXTRACTION_METHODS.map((method) => method.code).join('、')}`)
}

const releaseOf = (fields: Fields, now: number): number => {
  const value = fields.released
  if (value === undefined || value === null) return now
  const ms = value instanceof Date ? value.getTime() : parseTime(value)
  if (ms === null) throw new Wrong(`released 不是有效的时间：${String(value)}`)
  return ms
}

/** An id that is the same at every import of the same place. */
const idOf = (fields: Fields, channel: string, at: string, title: string): string => {
  const id = textOf(fields, 'id', 64)
  if (id !== null && !ID.test(id)) throw new Wrong('id 只能有字母、数字、-、_，至多 64 个')
  const place = at.startsWith('第 ') ? title : at
  return id ?? createHash('sha256').update(`${channel} ${place}`).digest('hex').slice(0, 20)
}

const articleOf = (at: string, fields: Fields, html: string, now: number): NewArticle => {
  const type = channelOf(fields)
  const title = required(fields, 'title', MAX_TITLE)
  if (htmlToText(html).trim() === '') throw new Wrong('正文是空的')
  return {
    id: idOf(fields, type, at, title),
    type,
    title,
    body: html,
    remark: textOf(fields, 'remark', 500),
    category: categoryOf(fields, type),
    labels: tagsOf(fields),
    source: required(fields, 'source', 64),
    author: textOf(fields, 'author', 64),
    method: methodOf(fields),
    region: regionOf(fields),
    documentNumber: textOf(fields, 'documentNumber', 64),
    issuer: textOf(fields, 'issuer', 64),
    issuedOn: dayFrom(fields, 'issuedOn'),
    effectiveOn: dayFrom(fields, 'effectiveOn'),
    expiresOn: dayFrom(fields, 'expiresOn'),
    releasedAt: releaseOf(fields, now),
  }
}

/** The article of a file or row, or in Chinese what is wrong with it. */
export function checkArticle(raw: RawArticle, now: number): Checked {
  if ('problem' in raw) return raw
  try {
    return { article: articleOf(raw.at, raw.fields, raw.html, now) }
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.message }
    throw error
  }
}
