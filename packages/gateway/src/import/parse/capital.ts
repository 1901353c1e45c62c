import { minorUnits, parseDecimal } from './decimal'
import { cleanText, compact, MISSING, type Parsed, rejected } from './reading'

interface Money {
  /** Minor units: fen for CNY. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

const SCALES: Readonly<Record<string, number>> = { '': 0, 万: 4, 百万: 6, 千万: 7, 亿: 8, 万亿: 12 }

const CURRENCIES: Readonly<Record<string, string>> = {
  人民: 'CNY', RMB: 'CNY', CNY: 'CNY', '¥': 'CNY', 美: 'USD', USD: 'USD', 港: 'HKD', 香港: 'HKD', HKD: 'HKD',
  欧: 'EUR', EUR: 'EUR', 英镑: 'GBP', GBP: 'GBP', 日: 'JPY', JPY: 'JPY', 韩: 'KRW', 韩国: 'KRW', KRW: 'KRW',
  新加坡: 'SGD', SGD: 'SGD', 新台: 'TWD', 台: 'TWD', TWD: 'TWD', 澳门: 'MOP', MOP: 'MOP', 澳大利亚: 'AUD',
  AUD: 'AUD', 加拿大: 'CAD', 加: 'CAD', CAD: 'CAD', 瑞士法郎: 'CHF', CHF: 'CHF',
} // biome-ignore format: a table
// The text without the unit words names the currency: 万元人民币, 人民币元, 万(美元), 香港元.
const UNIT_WORDS = /元|圆|币|整|[()[\]]/g

const SHAPE = /^([^\d.,-]*)(-?[\d.,]+)\(?(万亿|千万|百万|万|亿|)(.*)$/

/** Amounts from this number of minor units on (100 亿) get a warning, so that a person checks them. */
const CONSPICUOUS = 1_000_000_000_000

const remark = (amount: number): string | undefined => {
  if (amount === 0) return '金额为 0，请核对'
  return amount >= CONSPICUOUS ? '金额超过 100 亿，请核对' : undefined
}

/**
 * A registered capital with its unit: 30(万元人民币), 2,020(万元), 5万美元, 1.5亿元. Without a currency it is CNY.
 * Without a unit it is rejected, because 万元 and 元 are both common.
 */
export function parseCapital(raw: unknown): Parsed<Money> {
  const text = cleanText(raw)
  if (text === '') return MISSING
  const [, before = '', number = '', unit = '', after = ''] = SHAPE.exec(compact(text)) ?? []
  if (number === '') return rejected('没有金额')
  const decimal = parseDecimal(number)
  if (!decimal) return rejected(`数字写法不规范：${number}`)
  if (unit === '' && before + after === '' && decimal.digits !== 0n)
    return rejected('没有单位，无法判断是元还是万元')
  const word = (before + after).replace(UNIT_WORDS, '').toUpperCase()
  const currency = word === '' ? 'CNY' : CURRENCIES[word]
  if (!currency) return rejected(`不认识的单位或币种：${before}${unit}${after}`)
  const { value, warning } = minorUnits(decimal, SCALES[unit] ?? 0, currency)
  return value === null ? { value, warning } : { value: { amount: value, currency }, warning: remark(value) }
}

/**
 * An amount in the mapping's unit, returned in fen of CNY.
 * @param scale 0 for 元, 4 for 万元
 */
export function parseYuan(scale: number) {
  return (raw: unknown): Parsed<number> => {
    const text = compact(cleanText(raw)).replace(/^[¥]/, '')
    if (text === '') return MISSING
    const decimal = parseDecimal(text)
    return decimal ? minorUnits(decimal, scale, 'CNY') : rejected('不是数字')
  }
}
