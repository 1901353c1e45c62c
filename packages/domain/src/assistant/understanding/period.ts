import { addDays, addMonths, dayOf, parseDay } from '../../formatting'
import type { ParseResult } from './amount'
import { consumeMatch, NUMBER, parseNumeral } from './text'

/** Days in Asia/Shanghai, YYYY-MM-DD, both included; null is open. */
export interface Period {
  readonly from: string | null
  readonly to: string | null
  /** 30天内: the number of days, forward for a deadline and back for past events. */
  readonly within?: number
}

interface PeriodRule {
  readonly pattern: RegExp
  /** Null if the match is not a valid period. */
  readonly read: (match: RegExpExecArray, today: string, isAhead: boolean) => Period | null
}

const DAYS_OF: Readonly<Record<string, number>> = {
  天: 1,
  日: 1,
  周: 7,
  星期: 7,
  礼拜: 7,
  月: 30,
  季度: 90,
  年: 365,
}
/** The length of 最近 without a number. */
const RECENT_DAYS = 30

const two = (n: number) => String(n).padStart(2, '0')
const dayIn = (year: number, month: number, day: number): string | null => {
  const text = `${year}-${two(month)}-${two(day)}`
  return parseDay(text) === null ? null : text
}
const yearOf = (day: string) => Number(day.slice(0, 4))
const monthOf = (day: string) => Number(day.slice(5, 7))
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: string) => addDays(addMonths(firstOfMonth(day), 1), -1)
const months = (from: string, count: number): Period => ({
  from,
  to: addDays(addMonths(from, count), -1),
})

// 1970-01-01 was a Thursday.
const mondayOf = (day: string): string => {
  const days = Math.round(((parseDay(day) ?? 0) + 8 * 3_600_000) / 86_400_000)
  return addDays(day, -((((days + 3) % 7) + 7) % 7))
}

const week = (today: string, weeks: number): Period => {
  const from = addDays(mondayOf(today), weeks * 7)
  return { from, to: addDays(from, 6) }
}
const quarter = (today: string, quarters: number): Period => {
  const first = `${today.slice(0, 4)}-${two(Math.floor((monthOf(today) - 1) / 3) * 3 + 1)}-01`
  return months(addMonths(first, quarters * 3), 3)
}
const year = (value: number): Period => ({ from: `${value}-01-01`, to: `${value}-12-31` })
const oneDay = (today: string, days: number): Period => ({
  from: addDays(today, days),
  to: addDays(today, days),
})

const NAMED: Readonly<Record<string, (today: string) => Period>> = {
  今天: (today) => oneDay(today, 0),
  今日: (today) => oneDay(today, 0),
  昨天: (today) => oneDay(today, -1),
  昨日: (today) => oneDay(today, -1),
  前天: (today) => oneDay(today, -2),
  明天: (today) => oneDay(today, 1),
  后天: (today) => oneDay(today, 2),
  本周: (today) => week(today, 0),
  这周: (today) => week(today, 0),
  上周: (today) => week(today, -1),
  下周: (today) => week(today, 1),
  本月: (today) => months(firstOfMonth(today), 1),
  这个月: (today) => months(firstOfMonth(today), 1),
  当月: (today) => months(firstOfMonth(today), 1),
  上个月: (today) => months(addMonths(firstOfMonth(today), -1), 1),
  上月: (today) => months(addMonths(firstOfMonth(today), -1), 1),
  下个月: (today) => months(addMonths(firstOfMonth(today), 1), 1),
  下月: (today) => months(addMonths(firstOfMonth(today), 1), 1),
  本季度: (today) => quarter(today, 0),
  上季度: (today) => quarter(today, -1),
  上个季度: (today) => quarter(today, -1),
  上半年: (today) => months(`${today.slice(0, 4)}-01-01`, 6),
  下半年: (today) => months(`${today.slice(0, 4)}-07-01`, 6),
  今年: (today) => year(yearOf(today)),
  本年: (today) => year(yearOf(today)),
  去年: (today) => year(yearOf(today) - 1),
  前年: (today) => year(yearOf(today) - 2),
}

/** 近几年, 两三个月: periods of unknown length. */
const VAGUE =
  /(?:最近|近|过去|这|前)(?:好)?(?:几|数|若干|些|[一二两三四五六七八九][二两三四五六七八九])个?(?:天|日|周|星期|礼拜|月|季度|年)|近年来?|这些年|历年来?|往年|多年来?|月底|月初|年底|年初|[上中下]旬|(?:国庆|春节|五一|元旦|端午|中秋)(?=节|假|前|后|之|以|期间)/u

/** A period of unknown length, which cannot be searched; null if there is none. */
export function findVaguePeriod(text: string): ParseResult<string> | null {
  const match = consumeMatch(text, VAGUE)
  return match && { value: match.found[0], rest: match.rest }
}

/** Words for a period, without numbers. */
export const PERIOD_WORDS: readonly string[] = [...Object.keys(NAMED), '最近', '近期', '近来', '近']

const MARK = '(以来|以后|之后|至今|开始|起|后|以前|之前|前)?'
const YEAR = '(?:((?:19|20)\\d{2})(?:年|-|/|\\.))'
const MONTH = '(\\d{1,2})(?:月份?|-|/|\\.)'
const DAY = '(?:(\\d{1,2})[日号]?)'

/**
 * A year, month or day as a period that covers all of it. A month or day without a year is the latest one not in the
 * future, for a deadline the next one.
 */
const named = (
  yearText: string | undefined,
  monthText: string | undefined,
  dayText: string | undefined,
  today: string,
  isAhead: boolean,
): Period | null => {
  if (monthText === undefined) return yearText === undefined ? null : year(Number(yearText))
  const [month, day] = [Number(monthText), Number(dayText ?? 1)]
  const inYear = (value: number) => dayIn(value, month, day)
  const current = inYear(yearOf(today))
  const ownYear = yearText !== undefined ? Number(yearText) : null
  const end = (day: string) => (dayText === undefined ? lastOfMonth(day) : day)
  const nearest = (day: string) =>
    isAhead
      ? end(day) < today
        ? inYear(yearOf(today) + 1)
        : day
      : day > today
        ? inYear(yearOf(today) - 1)
        : day
  const from = ownYear !== null ? inYear(ownYear) : current && nearest(current)
  if (from === null) return null
  return { from, to: dayText === undefined ? lastOfMonth(from) : from }
}

const marked = (period: Period | null, mark: string | undefined): Period | null => {
  if (!period || !mark) return period
  if (/前$/.test(mark)) return { from: null, to: period.from && addDays(period.from, -1) }
  return { from: period.from, to: null }
}

const YEAR_WORDS: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0, 本年: 0, 明年: 1 }
const MONTH_WORDS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
const YEAR_OF_PART =
  /(前年|去年|今年|本年|明年)的?(?=\d{1,2}月|十[一二]?月|[一二三四五六七八九]月|[上下]半年|第?[一二三四1-4]季度)/u
const MONTH_IN_WORDS = /(?<![个近去过这前几十])(十[一二]?|[一二三四五六七八九])月(?=份|[^内以]|$)/gu

/** 去年十月 as 2025年10月, so that a month and its year are one period. */
const writeInDigits = (text: string, today: string): string =>
  text
    .replace(MONTH_IN_WORDS, (_, month: string) => `${MONTH_WORDS.indexOf(month) + 1}月`)
    .replace(YEAR_OF_PART, (_, word: string) => `${yearOf(today) + (YEAR_WORDS[word] ?? 0)}年`)

const WEEKS: Readonly<Record<string, number>> = { 上: -1, 本: 0, 这: 0, 下: 1 }
const WEEKDAYS = '一二三四五六日'

/** Words of a deadline: its days are in the future. */
const AHEAD = /截止|到期|过期|开标/u

const DATE = `${YEAR}?${MONTH}${DAY}?`

const RULES: readonly PeriodRule[] = [
  {
    pattern: new RegExp(`(?:从|自)?${DATE}(?:到|至|~|—|–|-)${DATE}`, 'u'),
    read: ([, y1, m1, d1, y2, m2, d2], today, isAhead) => {
      const from = named(y1, m1, d1, today, isAhead)
      const to = from && named(y2 ?? y1 ?? from.from?.slice(0, 4), m2, d2, today, isAhead)
      return from && to && { from: from.from, to: to.to }
    },
  },
  {
    pattern: new RegExp(`(?:从|自)?${YEAR}${MONTH}${DAY}?${MARK}`, 'u'),
    read: ([, y, m, d, mark], today, isAhead) => marked(named(y, m, d, today, isAhead), mark),
  },
  {
    pattern: /(?:从|自)?((?:19|20)\d{2})年?(?:到|至|~|-)((?:19|20)\d{2})年/u,
    read: ([, from, to]) => ({ from: `${from}-01-01`, to: `${to}-12-31` }),
  },
  {
    pattern: /((?:19|20)\d{2})年([上下])半年/u,
    read: ([, of = '', half]) => months(`${of}-${half === '上' ? '01' : '07'}-01`, 6),
  },
  {
    pattern: /(?:((?:19|20)\d{2})年)?第?([一二三四1-4])季度/u,
    read: ([, of, name = ''], today) => {
      const first = (('一二三四'.indexOf(name) + 1 || Number(name)) - 1) * 3 + 1
      const inYear = (value: number) => months(`${value}-${two(first)}-01`, 3)
      const current = inYear(yearOf(today))
      if (of !== undefined) return inYear(Number(of))
      return (current.from ?? '') > today ? inYear(yearOf(today) - 1) : current
    },
  },
  {
    // 最近一周四川 is a week and a place.
    pattern:
      /(?<![\d一二两三四五六七八九十几半])(?:(上|本|这|下)个?(?:周|星期|礼拜)([一二三四五六日天])|(?:周|星期|礼拜)([一二三四五六日天])(?=截止|到期|前|之前|以前|开标))/u,
    read: ([, week = '本', ofWeek, alone], today) => {
      const name = ofWeek ?? alone ?? ''
      const day = WEEKDAYS.indexOf(name === '天' ? '日' : name)
      return oneDay(addDays(mondayOf(today), (WEEKS[week] ?? 0) * 7), day)
    },
  },
  {
    pattern: new RegExp(`(?:从|自)?((?:19|20)\\d{2})年${MARK}`, 'u'),
    read: ([, y, mark], today, isAhead) => marked(named(y, undefined, undefined, today, isAhead), mark),
  },
  {
    // 近3月 is three months.
    pattern: new RegExp(`(?<![近去过这前\\d])(?:从|自)?(\\d{1,2})月(?:份|${DAY}[日号])?${MARK}`, 'u'),
    read: ([, m, d, mark], today, isAhead) => marked(named(undefined, m, d, today, isAhead), mark),
  },
  {
    pattern: new RegExp(
      `(?:最近|近|过去|这|前)(${NUMBER})个?(天|日|周|星期|礼拜|月|季度|年)(?:内|以来|里)?`,
      'u',
    ),
    read: ([, count = '', unit = ''], today) => {
      const days = Math.round((parseNumeral(count) ?? 0) * (DAYS_OF[unit] ?? 0))
      return days > 0 && days < 36_500 ? { from: addDays(today, -days), to: null } : null
    },
  },
  {
    pattern: new RegExp(`(?:未来)?(${NUMBER})个?(天|日|周|星期|礼拜|月|季度|年)(?:之?内|以内)`, 'u'),
    read: ([, count = '', unit = ''], today) => {
      const days = Math.round((parseNumeral(count) ?? 0) * (DAYS_OF[unit] ?? 0))
      return days > 0 && days < 3_650 ? { from: today, to: addDays(today, days), within: days } : null
    },
  },
  {
    pattern: new RegExp(`(${Object.keys(NAMED).join('|')})${MARK}`, 'u'),
    read: ([, name = '', mark], today) => marked(NAMED[name]?.(today) ?? null, mark),
  },
  {
    pattern: /最近|近期|近来/u,
    read: (_, today) => ({ from: addDays(today, -RECENT_DAYS), to: null }),
  },
]

/**
 * 近一个月, 2026年以来, 上周, 本月, 9月1日以来, 3月到6月, 2025-01-01至今 as days in Asia/Shanghai. Counted back from today a
 * month is 30 days and a year 365, as in the lists' presets; 7天内 counts forward.
 * @param now ms
 */
export function parsePeriod(text: string, now: number): ParseResult<Period> | null {
  const today = dayOf(now)
  const written = writeInDigits(text, today)
  const isAhead = AHEAD.test(text)
  for (const { pattern, read } of RULES) {
    const match = consumeMatch(written, pattern)
    const value = match && read(match.found, today, isAhead)
    if (match && value) return { value, rest: match.rest }
  }
  return null
}
