import { describe, expect, it } from 'vitest'
import { shanghaiTime } from '../formatting'
import { type CalendarTender, escapeText, foldLine } from './calendar-file'
import { buildTimeline, writeCalendarFile } from './index'

const at = (day: number, hour: number, minute = 0) => shanghaiTime(2026, 11, day, hour, minute) ?? 0
const NOW = at(20, 10)

const steps = (opening: number) =>
  buildTimeline(
    {
      publishedOn: '2026-11-02',
      documentUntil: at(13, 17),
      bidDeadline: at(26, 9, 30),
      openingTime: opening,
      awardedOn: null,
    },
    NOW,
  ).steps

const tender = (differs: Partial<CalendarTender> = {}): CalendarTender => ({
  id: 't1',
  name: '某道路工程',
  url: 'https://www.example.cn/zhaobiao/t1.html',
  ownerName: '某集团',
  projectCode: 'ZB,1',
  steps: steps(at(26, 9, 30)),
  ...differs,
})

/** The number of UTF-8 octets, counted by another method than in the code. */
const octets = (line: string) => encodeURIComponent(line).replace(/%[0-9A-F]{2}/g, 'x').length

describe('the calendar file', () => {
  it('BID-03 has the dates that are ahead, in UTC, with two alarms each', () => {
    expect(writeCalendarFile(tender(), NOW)?.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Zhushutong//Tender dates//ZH',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:t1-deadline@www.example.cn',
      'DTSTAMP:20261120T020000Z',
      'DTSTART:20261126T013000Z',
      'SUMMARY:截止与开标：某道路工程',
      'DESCRIPTION:业主：某集团\\n项目编号：ZB\\,1\\nhttps://www.example.c',
      ' n/zhaobiao/t1.html',
      'URL:https://www.example.cn/zhaobiao/t1.html',
      'TRANSP:TRANSPARENT',
      ...['-P1D', '-PT2H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:截止与开标：某道路工程',
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('BID-03 an opening at another moment is an event of its own, early ones lie on the UTC day before', () => {
    const file = writeCalendarFile(tender({ steps: steps(at(27, 1, 15)) }), NOW) ?? ''
    expect(file.match(/^UID:.*(?=\r$)/gm)).toEqual([
      'UID:t1-deadline@www.example.cn',
      'UID:t1-opening@www.example.cn',
    ])
    expect(file).toContain('DTSTART:20261126T171500Z')
    expect(writeCalendarFile(tender(), at(26, 9, 30))).not.toBeNull()
    expect(writeCalendarFile(tender(), at(26, 9, 30) + 1)).toBeNull()
    expect(writeCalendarFile(tender({ steps: [] }), NOW)).toBeNull()
  })

  it('BID-03 the same date has the same UID whenever the file is made', () => {
    const uid = (now: number) => /UID:.*/.exec(writeCalendarFile(tender(), now) ?? '')?.[0]
    expect(uid(NOW)).toBe(uid(at(25, 1)))
  })

  it('BID-03 folds at 75 octets, tears no character, and unfolds to what it was', () => {
    for (const line of ['A'.repeat(75), 'A'.repeat(76), `B${'道路'.repeat(60)}`, '𠀀'.repeat(50), '']) {
      const parts = foldLine(line).split('\r\n')
      for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75)
      expect(parts.map((part, i) => (i === 0 ? part : part.slice(1))).join('')).toBe(line)
      expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
    }
    expect(foldLine('A'.repeat(75))).not.toContain('\r\n')
    expect(foldLine('A'.repeat(76)).split('\r\n')).toHaveLength(2)
  })

  it('BID-03 a text can neither end its line nor add one', () => {
    expect(escapeText('a\\b;c,d\r\nBEGIN:VEVENT\n\u0000\u0007e')).toBe('a\\\\b\\;c\\,d\\nBEGIN:VEVENT\\ne')
    const file = writeCalendarFile(
      tender({ name: '甲\r\nATTACH:x', ownerName: null, projectCode: null }),
      NOW,
    )
    expect(file).not.toMatch(/^ATTACH/m)
  })
})
