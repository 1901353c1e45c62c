import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../formatting'
import { NOW } from '../testing'
import {
  CHAT_TEXTS,
  checkChatText,
  describePresence,
  formatServiceHours,
  isServiceTime,
  isStaffPresent,
  LATE_ANSWER_MS,
  MAX_CHAT_TEXT,
  parseServiceHours,
} from './index'

const at = (text: string) => Date.parse(`${text}+08:00`)
const hours = parseServiceHours('1-5 09:00-18:00,6 09:00-12:30') ?? []

describe('the hours of service', () => {
  it('ASK-04 are days of the week and times of the day in Shanghai', () => {
    // 2026-11-23 is a Monday.
    const open = ['2026-11-23T09:00:00', '2026-11-27T17:59:59', '2026-11-28T12:29:59', '2020-01-06T09:00:00']
    const shut = ['2026-11-23T08:59:59', '2026-11-27T18:00:00', '2026-11-28T12:30:00', '2026-11-29T10:00:00']
    expect(open.map((text) => isServiceTime(hours, at(text)))).toEqual([true, true, true, true])
    expect(shut.map((text) => isServiceTime(hours, at(text)))).toEqual([false, false, false, false])
    expect(formatServiceHours(hours)).toBe('周一至周五 9:00–18:00，周六 9:00–12:30')
    expect(isServiceTime(parseServiceHours('1-7 00:00-24:00') ?? [], at('2026-11-29T23:59:59'))).toBe(true)
  })

  it('ASK-04 what is none is refused', () => {
    const wrong = ['', '1-5', '5-1 09:00-18:00', '0 09:00-18:00', '1-5 18:00-09:00', '1-5 09:00-24:01']
    expect(wrong.map(parseServiceHours)).toEqual(wrong.map(() => null))
    expect(parseServiceHours('1-5 09:00-18:00,x')).toBeNull()
  })
})

describe('somebody of the staff', () => {
  it('ASK-04 is there who looked at the chats within a minute', () => {
    expect(isStaffPresent(null, NOW)).toBe(false)
    expect(isStaffPresent(NOW - MINUTE_MS + 1, NOW)).toBe(true)
    expect(isStaffPresent(NOW - MINUTE_MS, NOW)).toBe(false)
    expect(isStaffPresent(NOW + MINUTE_MS, NOW)).toBe(false)
  })

  it('ASK-04 the member is told whether somebody is there, and else when', () => {
    const serviceHours = '周一至周五 9:00–18:00'
    const notice = (isServiceTime: boolean, isStaffed: boolean) =>
      describePresence({ isServiceTime, isStaffed, serviceHours })
    expect(notice(true, true)).toContain('客服在线')
    expect(notice(false, true)).toContain('客服在线')
    expect(notice(true, false)).toContain('暂时不在')
    expect(notice(false, false)).toContain(serviceHours)
  })
})

describe('a message', () => {
  it('ASK-05 is trimmed, not empty and of at most 1000 characters', () => {
    expect(checkChatText(' 你好\n')).toEqual({ text: '你好' })
    expect(checkChatText(' \n')).toEqual({ error: 'empty', message: CHAT_TEXTS.empty })
    expect(checkChatText('字'.repeat(MAX_CHAT_TEXT))).toHaveProperty('text')
    expect(checkChatText('字'.repeat(MAX_CHAT_TEXT + 1))).toHaveProperty('error', 'too-long')
  })

  it('VAL-03 with the number of an identity card is not sent', () => {
    expect(checkChatText('查一下11010519491231002X')).toEqual({
      error: 'id-number',
      message: CHAT_TEXTS['id-number'],
    })
  })

  it('ASK-06 that was not seen for a minute is told in the inbox', () => {
    expect(LATE_ANSWER_MS).toBe(60_000)
  })
})
