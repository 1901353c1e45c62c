import { dayOf } from '@zhushutong/domain/formatting'
import { type AnyCell, tender } from '@zhushutong/domain/records'
import { parsePrice } from '../parse/price'
import { cleanText, type Parsed } from '../parse/reading'
import { parseLink } from '../parse/text'
import { parseDate, parseTime } from '../parse/when'
import type { Fields } from '../source'
import { newerFirst, type Remark, type Shape, shown, type Values } from './draft'
import { fieldAt } from './field-path'

type Rows = ReadonlyArray<Readonly<Record<string, AnyCell>>>

const TITLE = 'parsed_data.project_name'
const PERIOD = 'parsed_data.publicity_period'
const BIDDERS = 'parsed_data.bidders_and_prices'
const PUBLISHED = 'raw_data.infodate'
const LINK = 'parsed_data.full_url'

// Punctuation of running text: such a value was not cut from the notice's table and is no company name.
const PROSE = /[。；]/
const LONGEST_NAME = 120

/** Returns the value of a parser's result and collects its warning. */
type Take = <T>(field: string, raw: unknown, read: Parsed<T>) => T | null

const parseCandidate = (each: unknown, at: number, take: Take) => {
  const field = `${BIDDERS}[${at}]`
  const raw = typeof each === 'object' && each !== null ? (each as Fields) : {}
  const name = cleanText(raw.bidder)
  const isProse = name.length > LONGEST_NAME || PROSE.test(name)
  if (name === '' || isProse)
    return take(`${field}.bidder`, raw.bidder, {
      value: null,
      warning: isProse ? '不是单位名称而是正文，未录入这一行' : '没有单位名称，未录入这一行',
    })
  const price = take(`${field}.price`, raw.price, parsePrice(raw.price))
  // Names joined by 、 are one consortium. The order of the list is no ranking, as many notices state.
  return {
    rank: null,
    companyId: null,
    companyCode: null,
    companyName: name,
    price: price?.amount ?? null,
    priceText: price?.text ?? null,
    managerName: null,
  }
}

const candidatesOf = (raw: unknown, take: Take): Rows | null => {
  if (!Array.isArray(raw) || raw.length === 0)
    return take(BIDDERS, raw, { value: null, warning: '没有中标候选人' })
  const rows = raw.map((each, i) => parseCandidate(each, i, take)).filter((row) => row !== null)
  return rows.length > 0 ? rows : null
}

/** The start of 2025年11月27日 17时00分至2025年11月30日 17时00分, in ms; the period itself is shown as written. */
const periodStart = (text: string): Parsed<number> => {
  if (text === '') return { value: null }
  const [from = '', to = ''] = text.split(/至|~|—/)
  const start = parseTime(from)
  const end = parseTime(to)
  if (start.value === null || end.value === null) return { value: start.value, warning: '看不懂公示期' }
  return end.value < start.value ? { ...start, warning: '公示期的结束早于开始' } : start
}

const buildValues = (fields: Fields, title: string, take: Take): Values => {
  const link = take(LINK, fieldAt(fields, LINK), parseLink(fieldAt(fields, LINK)))
  const published = take(PUBLISHED, fieldAt(fields, PUBLISHED), parseDate(fieldAt(fields, PUBLISHED)))
  const period = cleanText(fieldAt(fields, PERIOD))
  const start = take(PERIOD, period, periodStart(period))
  return {
    engineeringName: title,
    noticeType: 'candidate',
    publicityTime: published ?? (start === null ? null : dayOf(start)),
    content: period === '' ? null : `公示期：${period}`,
    currency: 'CNY',
    candidates: candidatesOf(fieldAt(fields, BIDDERS), take),
    sourcePlatform: link ? `公共资源交易平台（${new URL(link).hostname}）` : '公共资源交易平台',
    sourceUrl: link,
  }
}

/** Candidate notices, as collected from a public trading centre's pages. */
export const candidateNotice: Shape = {
  title: '中标候选人公示（infoid、parsed_data.project_name、parsed_data.bidders_and_prices……）',
  kind: tender,
  source: 'candidate-notice',
  fingerprint: '',
  combine: newerFirst,
  read(fields, line) {
    const remarks: Remark[] = []
    const take: Take = (field, raw, { value, warning }) => {
      if (warning) remarks.push({ line, level: 'warning', reason: warning, field, value: shown(raw) })
      return value
    }
    const id = cleanText(fields.infoid)
    const title = cleanText(fieldAt(fields, TITLE))
    if (id === '' || title === '') {
      const reason = id === '' ? '没有公告编号' : '没有项目名称'
      const field = id === '' ? 'infoid' : TITLE
      return { rejected: { line, level: 'rejected', reason, field, value: shown(fieldAt(fields, field)) } }
    }
    const values = buildValues(fields, title, take)
    return { draft: { line, values, sourceKey: id, proof: id, hint: null, remarks } }
  },
}
