import { describe, expect, it } from 'vitest'
import { parseCapital, parseYuan } from './capital'
import { parseCreditCode } from './credit-code'
import { parsePrice } from './price'
import { cleanText } from './reading'
import { parseCount, parseLink, parseTags } from './text'
import { parseDate, parseTime } from './when'

describe('missing values', () => {
  it.each(['', '  ', 'N/A', 'n/a', '-', '--', '—', '——', '无', '暂无', '未提供', 'null', 'Ｎ／Ａ', '/'])(
    '%j is read as missing',
    (text) => {
      expect(cleanText(text)).toBe('')
      expect(parseCapital(text)).toEqual({ value: null })
      expect(parseDate(text)).toEqual({ value: null })
      expect(parseCreditCode(text)).toEqual({ value: null })
    },
  )

  it('keeps similar but meaningful text, and drops characters that no database accepts', () => {
    expect(cleanText('无锡某公司')).toBe('无锡某公司')
    expect(cleanText('冯*')).toBe('冯*')
    expect(cleanText(' a\u0000b\uFEFF ')).toBe('ab')
    expect([cleanText(undefined), cleanText(null), cleanText({}), cleanText(0)]).toEqual(['', '', '', '0'])
  })
})

describe('registered capital', () => {
  it.each([
    ['30(万元人民币)', 30_000_000, 'CNY'],
    ['2,020(万元)', 2_020_000_000, 'CNY'],
    ['560(万)', 560_000_000, 'CNY'],
    ['100万人民币', 100_000_000, 'CNY'],
    ['100万元人民币', 100_000_000, 'CNY'],
    ['3(万人民币元)', 3_000_000, 'CNY'],
    ['8万人民币元', 8_000_000, 'CNY'],
    ['12（万元）', 12_000_000, 'CNY'],
    ['9(万元(人民币))', 9_000_000, 'CNY'],
    ['１２．５（万元）', 12_500_000, 'CNY'],
    ['人民币500万元', 500_000_000, 'CNY'],
    ['350(万美元 )', 350_000_000, 'USD'],
    ['5(万元美元)', 5_000_000, 'USD'],
    ['20(万港币)', 20_000_000, 'HKD'],
    ['20(万香港元)', 20_000_000, 'HKD'],
    ['7(万欧元)', 7_000_000, 'EUR'],
    ['7(万日元)', 70_000, 'JPY'],
    ['1.5亿元', 15_000_000_000, 'CNY'],
    ['500000元', 50_000_000, 'CNY'],
    ['1,234.5678(万元)', 1_234_567_800, 'CNY'],
    ['0.000001万元', 1, 'CNY'],
    ['0.0000005万元', 1, 'CNY'],
    ['0.0000004万元', 0, 'CNY'],
    ['１，０００，０００元', 100_000_000, 'CNY'],
    ['1 000 000 元', 100_000_000, 'CNY'],
    ['RMB 3千万', 3_000_000_000, 'CNY'],
    ['￥3百万元', 300_000_000, 'CNY'],
    ['10亿', 100_000_000_000, 'CNY'],
    ['1亿2,000万元', 12_000_000_000, 'CNY'],
    ['12万5千元', 12_500_000, 'CNY'],
    ['500w', 500_000_000, 'CNY'],
    ['US$500万', 500_000_000, 'USD'],
    ['HK$ 100,000', 10_000_000, 'HKD'],
    ['注册资本：1000万元', 1_000_000_000, 'CNY'],
    ['注册资本(万元)：500', 500_000_000, 'CNY'],
    ['壹佰万元整', 100_000_000, 'CNY'],
    ['一千二百万', 1_200_000_000, 'CNY'],
    ['三千万元人民币', 3_000_000_000, 'CNY'],
    ['叁仟萬圓正', 3_000_000_000, 'CNY'],
    ['十万零五百元', 10_050_000, 'CNY'],
    ['人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分', 123_456_789, 'CNY'],
    ['1,000,000元（大写：壹佰万元整）', 100_000_000, 'CNY'],
  ])('DAT-46 %s', (text, amount, currency) => {
    expect(parseCapital(text).value).toEqual({ amount, currency })
  })

  it.each([
    ['500', '没有单位'],
    ['31,8000000(万)', '数字写法不规范'],
    ['1,00(万元)', '数字写法不规范'],
    ['1.2.3万元', '数字写法不规范'],
    ['万元', '没有金额'],
    ['100(万比索)', '不认识的单位或币种'],
    ['$100万', '不认识的单位或币种'],
    ['-5万元', '金额为负'],
    ['99999999999万元', '金额过大'],
    ['100-200万元', '范围'],
    ['一百万至二百万元', '范围'],
    ['约500万元', '不是确切的金额'],
    ['500万元以上', '不是确切的金额'],
    ['85%', '费率'],
    ['下浮率5%', '下浮率'],
    ['1200元/平方米', '单价'],
    ['一百二', '没有金额'],
    ['1,000,000元（大写：贰佰万元整）', '大写与小写的金额不一致'],
  ])('DAT-46 %s is rejected, not guessed', (text, reason) => {
    expect(parseCapital(text).value).toBeNull()
    expect(parseCapital(text).warning).toContain(reason)
  })
})

describe('amounts in the unit of their column', () => {
  it('DAT-46 have that unit unless they name their own, and its currency', () => {
    expect(parseYuan(4)('1,234.5').value).toBe(1_234_500_000)
    expect(parseYuan(4)('5万元').value).toBe(5_000_000)
    expect(parseYuan(4)('12元').value).toBe(1_200)
    expect(parseYuan(0, 'JPY')('1234.00').value).toBe(1234)
    expect(parseYuan(0)('5美元').warning).toBe('币种不是 CNY')
    expect(parseYuan(0)('暂估').warning).toBe('没有金额')
  })
})

describe('offers', () => {
  it.each([
    ['23552390.00', 2_355_239_000],
    ['4467802.64元', 446_780_264],
    ['696 万元', 696_000_000],
    ['投标报价：855000.00元', 85_500_000],
    ['￥6,960,000.00 元', 696_000_000],
    ['10000.00', 1_000_000],
    ['56元', 5_600],
    ['人民币叁佰万元整（¥3000000.00）', 300_000_000],
    ['大写：叁佰万元整；小写：3000000元', 300_000_000],
  ])('DAT-46 %s is an amount', (text, amount) => {
    expect(parsePrice(text)).toEqual({ value: { amount, text: null } })
  })

  it.each([
    '85.5%',
    '下浮率5%',
    '1150.00元/亩',
    '设计费12元；建安工程费34.5元',
    '9999.99',
    '0.95',
    '10.1元（其中设计费0.1元）',
  ])('%s is kept as text', (text) => {
    const { value, warning } = parsePrice(text)
    expect(value).toEqual({ amount: null, text })
    expect(warning).toContain('保留原文')
  })
})

describe('days and timestamps', () => {
  it.each([
    '2003-08-04',
    '2003/8/4',
    '2003.08.04',
    '2003年8月4日',
    '20030804',
    '２００３-８-４',
    '2003-08-04 00:00:00',
    '2003-08-03T16:00:00Z',
  ])('%s', (text) => expect(parseDate(text)).toEqual({ value: '2003-08-04' }))

  it.each([
    '2003-02-29',
    '2003-13-01',
    '2003-00-10',
    '2003-08',
    '04/08/2003',
    '37837',
    '0000-00-00',
    '昨天',
    '2003-02-30T00:00:00Z',
    '2003-08-04 25:00',
  ])('%s is not a day', (text) => expect(parseDate(text)).toEqual({ value: null, warning: '不是有效的日期' }))

  it('knows leap days and refuses implausible years', () => {
    expect(parseDate('2004-02-29').value).toBe('2004-02-29')
    expect(parseDate('1800-01-01').value).toBe('1800-01-01')
    expect(parseDate('1799-12-31').warning).toBe('年份不合理')
    expect(parseDate('2200-12-31').value).toBe('2200-12-31')
    expect(parseDate('2201-01-01').warning).toBe('年份不合理')
  })

  it('reads a time without a zone as Shanghai time, and one with a zone as given', () => {
    const at = Date.UTC(2025, 10, 27, 9, 30)
    expect(parseTime('2025年11月27日 17时30分').value).toBe(at)
    expect(parseTime('2025-11-27 17:30:00').value).toBe(at)
    expect(parseTime('2025-11-27T10:30:00+01:00').value).toBe(at)
  })
})

describe('codes, counts, links and lists', () => {
  it('accepts a credit code only with the right check character', () => {
    expect(parseCreditCode(' 91350100m000100y43 ')).toEqual({ value: '91350100M000100Y43' })
    expect(parseCreditCode('91350100M000100Y44')).toEqual({ value: null, warning: '校验码不符' })
    const idNumber = { value: null, warning: '不是统一社会信用代码，可能是身份证号，未录入' }
    expect(parseCreditCode('362322198709080003')).toEqual(idNumber)
    expect(parseCreditCode('11010519491231002X')).toEqual(idNumber)
    expect(parseCreditCode('320100000083839').warning).toContain('旧的工商注册号')
    expect(parseCreditCode('M000100Y-4').warning).toContain('组织机构代码')
    expect(parseCreditCode('9135').warning).toBe('应为 18 位，实有 4 位')
  })

  it('accepts whole numbers, web addresses and lists', () => {
    expect(parseCount('1,234').value).toBe(1234)
    expect(parseCount('1.5').warning).toBe('不是整数')
    expect(parseLink('https://a.example/b').value).toBe('https://a.example/b')
    expect(parseLink('javascript:alert(1)').value).toBeNull()
    expect(parseTags('D101A，D110B;D101A').value).toEqual(['D101A', 'D110B'])
    expect(parseTags([]).value).toBeNull()
  })
})
