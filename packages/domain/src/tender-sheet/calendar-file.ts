import { clockOf, dayOf, HOUR_MS } from '../formatting'
import type { TimelineStep } from './timeline'

/** Maximum length of a line in octets of UTF-8, without the line end (RFC 5545, 3.1). */
const MAX_OCTETS = 75
const HOST = /^https?:\/\/([^/:]+)/
const AHEAD_MS = 8 * HOUR_MS
/** Reminders of the calendar before a deadline. */
const ALARMS = ['-P1D', '-PT2H'] as const

export interface CalendarTender {
  readonly id: string
  readonly name: string
  /** The complete address of the tender's page. */
  readonly url: string
  readonly ownerName: string | null
  readonly projectCode: string | null
  readonly steps: readonly TimelineStep[]
}

const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A content line, folded to the maximum length without splitting a character (RFC 5545, 3.1; BID-03). */
export function foldLine(line: string): string {
  let folded = ''
  let used = 0
  for (const char of line) {
    const octets = octetsOf(char)
    if (used + octets > MAX_OCTETS) {
      folded += '\r\n '
      // The space that marks a continued line counts too.
      used = 1
    }
    folded += char
    used += octets
  }
  return folded
}

/** A value of type TEXT (RFC 5545, 3.3.11): control characters are removed, line breaks are escaped (BID-03). */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the format forbids.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, (char) => `\\${char}`)
      .replaceAll('\n', '\\n')
  )
}

/** 20261126T013000Z: a moment (ms) in UTC (BID-03). */
const utcOf = (ms: number): string => {
  const asUtc = ms - AHEAD_MS
  const seconds = String(Math.floor((((ms % 60_000) + 60_000) % 60_000) / 1000)).padStart(2, '0')
  return `${dayOf(asUtc).replaceAll('-', '')}T${clockOf(asUtc).replace(':', '')}${seconds}Z`
}

const alarm = (trigger: string, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
]

const SUMMARIES: Readonly<Partial<Record<TimelineStep['key'], string>>> = {
  documents: '获取招标文件截止',
  deadline: '投标截止',
  opening: '开标',
}

const eventOf = ({ id, name, url, ownerName, projectCode }: CalendarTender, now: number) => {
  const facts = [ownerName && `业主：${ownerName}`, projectCode && `项目编号：${projectCode}`, url]
  return ({ key, label, at }: TimelineStep): string[] => {
    const what = SUMMARIES[key]
    if (what === undefined) return []
    const summary = `${key === 'deadline' ? label : what}：${name}`
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${key}@${HOST.exec(url)?.[1] ?? 'localhost'}`,
      `DTSTAMP:${utcOf(now)}`,
      `DTSTART:${utcOf(at)}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(facts.filter(Boolean).join('\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...ALARMS.flatMap((trigger) => alarm(trigger, summary)),
      'END:VEVENT',
    ]
  }
}

/**
 * The future dates of a tender as a calendar file by RFC 5545, each with an alarm a day and two hours before (BID-03):
 * times in UTC, lines folded and ended by CRLF, a fixed UID per date, so that a later file replaces it. Null if there
 * are no future dates: a calendar needs at least one event. `now` in ms.
 */
export function writeCalendarFile(tender: CalendarTender, now: number): string | null {
  const events = tender.steps.filter(({ at }) => at >= now).flatMap(eventOf(tender, now))
  if (events.length === 0) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zhushutong//Tender dates//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
