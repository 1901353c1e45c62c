import { parseChineseNumber, usualNumerals } from './chinese-number'
import { type Decimal, parseDecimal } from './decimal'

/** An amount in whole units of its currency. */
interface Amount {
  readonly value: Decimal
  /** ISO 4217; null without a word for it. */
  readonly currency: string | null
  /** False for a bare number, which may be in 元 or 万元. */
  readonly hasUnit: boolean
}

type Reading = Amount | { readonly problem: string }

const SCALES: Readonly<Record<string, number>> = {
  百: 2, 千: 3, 万: 4, W: 4, 十万: 5, 百万: 6, 千万: 7, 亿: 8, 十亿: 9, 百亿: 10, 千亿: 11, 万亿: 12,
} // biome-ignore format: a table

const CURRENCIES: Readonly<Record<string, string>> = {
  人民: 'CNY', RMB: 'CNY', CNY: 'CNY', '¥': 'CNY', 美: 'USD', USD: 'USD', US$: 'USD', 港: 'HKD', 香港: 'HKD', HKD: 'HKD',
  HK$: 'HKD', 欧: 'EUR', EUR: 'EUR', '€': 'EUR', 英镑: 'GBP', GBP: 'GBP', '£': 'GBP', 日: 'JPY', JPY: 'JPY', 韩: 'KRW',
  韩国: 'KRW', KRW: 'KRW', 新加坡: 'SGD', SGD: 'SGD', 新台: 'TWD', 台: 'TWD', TWD: 'TWD', 澳门: 'MOP', MOP: 'MOP',
  澳大利亚: 'AUD', AUD: 'AUD', 加拿大: 'CAD', 加: 'CAD', CAD: 'CAD', 瑞士法郎: 'CHF', CHF: 'CHF',
} // biome-ignore format: a table

/** The words before an amount: 投标总报价（万元）：, 人民币大写. The unit in them counts if the amount has none. */
const LABEL =
  /^(?:投标|中标|成交|合同|签约|暂定|含税|不含税|注册|实缴|总|合计|共计|小写|大写)*(?:报价|总价|价格|造价|金额|资本|资金|价)?(?:\(([^()\d]*)\))?:?(?:大写|小写)?:?/
const RATE = /[%‰]|下浮|费率|折扣|优惠率|系数|百分之/
const RANGE =
  /\d[^\d()]{0,4}(?:[-~—–]|至|到)+[^\d()]{0,3}\d|[一二三四五六七八九十百千万亿](?:至|到|[-~—–])[一二三四五六七八九十]/
const VAGUE = /约|左右|以上|以下|以内|不超过|不低于|不少于|余元|多万|余万|[<>≤≥]/
const UNIT_PRICE = /元?\/(?!年|$)|每(平|吨|亩|公里|个|米|台|人)/
// A second time in words, behind the figures or before them: 1,000,000元(大写:壹佰万元整).
const IN_WORDS =
  /(?:人民币)?(?:大写)?:?(?<![零〇一二三四五六七八九十百千万亿])([零〇一二三四五六七八九十百千万亿]{2,}元(?:[零〇一二三四五六七八九]角)?(?:[零〇一二三四五六七八九]分)?整?)/
// The text without the unit words names the currency: 万元人民币, 人民币元, 万(美元), 香港元.
const UNIT_WORDS = /元|圆|币|整|小写|[:;()[\]]/g

const FIGURES = /^([^\d.,-]*)((?:-?[\d.,]+(?:[十百千]?[万亿]|万亿|[百千]|W(?![A-Z]))?)+)(\D*)$/i
const FIGURE = /(-?[\d.,]+)([十百千万]?[万亿]|[百千]|W)?/gi
const WORDS =
  /^([零〇一二三四五六七八九十百千万亿]+)(元)?(?:([零〇一二三四五六七八九])角)?(?:[零〇]?([一二三四五六七八九])分)?整?$/

const scaled = ({ digits, places }: Decimal, scale: number): Decimal =>
  scale >= places
    ? { digits: digits * 10n ** BigInt(scale - places), places: 0 }
    : { digits, places: places - scale }

const added = (a: Decimal, b: Decimal): Decimal => {
  const places = Math.max(a.places, b.places)
  const lifted = ({ digits, places: ownPlaces }: Decimal) => digits * 10n ** BigInt(places - ownPlaces)
  return { digits: lifted(a) + lifted(b), places }
}

/** 1亿2,000万 → 120,000,000: figures with falling units. */
const sumOf = (text: string): Decimal | null => {
  let sum: Decimal | null = null
  let last = Number.POSITIVE_INFINITY
  for (const [, number = '', unit = ''] of text.matchAll(FIGURE)) {
    const decimal = parseDecimal(number)
    const scale = unit === '' ? 0 : (SCALES[unit.toUpperCase()] ?? Number.NaN)
    if (!decimal || Number.isNaN(scale) || scale >= last) return null
    last = scale
    const value = scaled(decimal, scale)
    sum = sum ? added(sum, value) : value
  }
  return sum
}

const currencyOf = (words: string): string | null | undefined => {
  const word = words.replace(UNIT_WORDS, '').toUpperCase()
  return word === '' ? null : CURRENCIES[word]
}

const fromWords = (text: string): Amount | null => {
  const [, before = '', words = '', after = ''] = /^(人民币|¥)?(.*?)(人民币)?$/.exec(text) ?? []
  const [, whole = '', yuan, jiao, fen] = WORDS.exec(words) ?? []
  const number = whole === '' ? null : parseChineseNumber(whole)
  if (number === null) return null
  const small = (digit: string | undefined) => (digit === undefined ? 0n : (parseChineseNumber(digit) ?? 0n))
  const value = { digits: number * 100n + small(jiao) * 10n + small(fen), places: 2 }
  const hasUnit = yuan !== undefined || /[万亿]/.test(whole) || jiao !== undefined
  return { value, currency: before + after === '' ? null : 'CNY', hasUnit }
}

const fromFigures = (text: string, labelUnit: string): Reading => {
  const [, before = '', figures = '', after = ''] = FIGURES.exec(text) ?? []
  if (figures === '') return { problem: /\d/.test(text) ? '不是单一金额' : '没有金额' }
  const sum = sumOf(figures)
  if (!sum) return { problem: `数字写法不规范：${figures}` }
  const currency = currencyOf(before + after)
  const unitInFigures = /[^\d.,-]/.test(figures)
  if (currency === undefined)
    return { problem: `不认识的单位或币种：${before}${figures.replace(/[\d.,-]+/g, '')}${after}` }
  const hasUnit = unitInFigures || before + after !== ''
  if (hasUnit || labelUnit === '') return { value: sum, currency, hasUnit }
  const scale = SCALES[labelUnit.replace(UNIT_WORDS, '')] ?? 0
  return { value: scaled(sum, scale), currency, hasUnit: true }
}

const isSame = (a: Decimal, b: Decimal): boolean =>
  a.digits * 10n ** BigInt(b.places) === b.digits * 10n ** BigInt(a.places)

/**
 * A single amount of money as people write it (DAT-46): figures with units from 百 to 万亿, with separators, in full width, in
 * Chinese numerals, with currency and label around it. Rates, ranges, vague and unit prices are refused with the reason.
 */
export function readAmount(raw: string): Reading {
  const form = usualNumerals(raw.normalize('NFKC').replace(/\s+/g, '')).replaceAll('，', ',')
  const [label = '', labelUnit = ''] = LABEL.exec(form) ?? []
  // 30(万元人民币): the unit of the figures in brackets.
  const text = form.slice(label.length).replace(/(?<=\d)\((?=[十百千]?[万亿元])/g, '')
  if (RATE.test(form)) return { problem: '是费率、折扣或下浮率，不是金额' }
  if (RANGE.test(text)) return { problem: '是一个范围，不是单一金额' }
  if (VAGUE.test(text)) return { problem: '不是确切的金额' }
  if (UNIT_PRICE.test(text)) return { problem: '是单价，不是总价' }
  const words = fromWords(text)
  if (words) return words
  const [part = '', second = ''] = /\d/.test(text) ? (IN_WORDS.exec(text) ?? []) : []
  const again = second === '' ? null : fromWords(second)
  const amount = fromFigures(again ? text.replace(part, '') : text, labelUnit)
  if ('problem' in amount || !again || isSame(amount.value, again.value)) return amount
  return { problem: '大写与小写的金额不一致' }
}
