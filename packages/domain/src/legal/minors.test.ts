import { afterEach, describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { ADULT_YEARS, isMinor, LEGAL_NOTICES, needsGuardian } from './index'

const at = (text: string): number => Date.parse(`${text}+08:00`)
const END = 'T23:59:59.999'
const START = 'T00:00:00.000'

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('minors', () => {
  it.each([
    ['2008-11-20', '2026-11-19', '2026-11-20'],
    ['2008-01-01', '2025-12-31', '2026-01-01'],
    ['2008-12-31', '2026-12-30', '2026-12-31'],
    ['2008-03-01', '2026-02-28', '2026-03-01'],
    ['2010-03-01', '2028-02-29', '2028-03-01'],
    ['2010-02-28', '2028-02-27', '2028-02-28'],
    // 18 years after a leap year there is none, so these birthdays fall on 1 March.
    ['2008-02-29', '2026-02-28', '2026-03-01'],
    ['2012-02-29', '2030-02-28', '2030-03-01'],
    ['2096-02-29', '2114-02-28', '2114-03-01'],
  ])(
    'LEG-01 born on %s: a minor to the end of %s, of age from the start of %s in Shanghai',
    (born, last, first) => {
      for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
        process.env.TZ = zone
        expect(isMinor(born, at(`${last}${END}`))).toBe(true)
        expect(isMinor(born, at(`${first}${START}`))).toBe(false)
      }
      expect(needsGuardian(born, at(`${last}${END}`))).toBe(true)
      expect(needsGuardian(born, at(`${first}${START}`))).toBe(false)
    },
  )

  it('LEG-01 a minor from the day of birth; an adult at any age above', () => {
    expect(isMinor('2026-11-20', NOW)).toBe(true)
    for (const born of ['1926-11-20', '0900-01-01', '0001-01-01']) expect(isMinor(born, NOW)).toBe(false)
    expect(ADULT_YEARS).toBe(18)
  })

  it.each([
    '',
    '2026-11-21',
    '2027-01-01',
    '2007-02-29',
    '2008-13-01',
    '2008-00-10',
    '2008-04-31',
    '2008-1-1',
    '2008/01/01',
    ' 2008-01-01',
    '2008-01-01T00:00:00',
    '２００８-０１-０１',
    '0000-01-01',
    '-2008-01-01',
    '20080101',
    '__proto__',
    '👷',
    '\ud800',
    '1'.repeat(10_000),
  ])('LEG-01 %j is not a birthday: the age is unknown, so a guardian is required', (text) => {
    expect(isMinor(text, NOW)).toBeNull()
    expect(needsGuardian(text, NOW)).toBe(true)
  })

  it('LEG-01 with a clock set back an adult is a minor again', () => {
    expect(isMinor('2008-11-20', NOW)).toBe(false)
    expect(isMinor('2008-11-20', NOW - 86_400_000)).toBe(true)
  })
})

it('LEG-01 the statements of the agreements: minors, personal accounts, the ban, 15 days and 15 working days', () => {
  expect(LEGAL_NOTICES).toEqual({
    minor: '未满 18 周岁的未成年人应当在监护人陪同下阅读协议，并在取得监护人同意后使用本平台',
    minorBuys: '未满 18 周岁的未成年人购买付费服务，须由监护人代为办理或事先取得监护人同意',
    personalAccount: '账号仅限您本人使用，不得转让、出借、出租或与他人共用',
    banned: '您的查询过于频繁，账号已被系统暂时封禁，如有疑问请联系客服 400-023-6003',
    cancellation: '我们将在收到注销申请后 15 日内核验并答复',
    contact: '我们将在 15 个工作日内答复',
  })
})
