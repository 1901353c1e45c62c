import { describe, expect, it } from 'vitest'
import { readAmount } from './index'

/** An amount in units of its currency, for short. */
const read = (text: string) => {
  const amount = readAmount(text)
  if ('problem' in amount) return amount.problem
  return [Number(amount.value.digits) / 10 ** amount.value.places, amount.currency, amount.hasUnit]
}

describe('an amount', () => {
  it.each([
    ['500', 500, null, false],
    ['30(万元人民币)', 300_000, 'CNY', true],
    ['１，０００．５元', 1000.5, null, true],
    ['1亿2,000万元', 120_000_000, null, true],
    ['12万5千', 125_000, null, true],
    ['RMB 3千万', 30_000_000, 'CNY', true],
    ['US$500万', 5_000_000, 'USD', true],
    ['注册资本(万元)：500', 5_000_000, null, true],
    ['壹佰万元整', 1_000_000, null, true],
    ['一千二百万', 12_000_000, null, true],
    ['人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分', 1_234_567.89, 'CNY', true],
    ['十万零五百元', 100_500, null, true],
    ['三亿零二万元人民币', 300_020_000, 'CNY', true],
    ['1,000,000元（大写：壹佰万元整）', 1_000_000, null, true],
  ])('DAT-46 %s', (text, value, currency, hasUnit) => expect(read(text)).toEqual([value, currency, hasUnit]))

  it.each([
    ['', '没有金额'],
    ['万元', '没有金额'],
    ['一百二', '没有金额'],
    ['一万二', '没有金额'],
    ['二〇二四元', '没有金额'],
    ['1,00万元', '数字写法不规范：1,00万'],
    ['5万3亿', '数字写法不规范：5万3亿'],
    ['100比索', '不认识的单位或币种：比索'],
    ['设计费12元；施工费34元', '不是单一金额'],
    ['100-200万元', '是一个范围，不是单一金额'],
    ['一百万至二百万元', '是一个范围，不是单一金额'],
    ['约500万元', '不是确切的金额'],
    ['85%', '是费率、折扣或下浮率，不是金额'],
    ['下浮率5', '是费率、折扣或下浮率，不是金额'],
    ['1200元/平方米', '是单价，不是总价'],
    ['1,000,000元（大写：贰佰万元整）', '大写与小写的金额不一致'],
  ])('DAT-46 %s is none, with the reason', (text, problem) => expect(read(text)).toBe(problem))
})
