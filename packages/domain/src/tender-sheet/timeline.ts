import { clockOf, dayOf, parseDay } from '../formatting'

/** The dates in the notice of a tender; null if absent. Moments in ms, days YYYY-MM-DD. */
export interface TenderSchedule {
  readonly publishedOn: string | null
  readonly documentUntil: number | null
  readonly bidDeadline: number | null
  readonly openingTime: number | null
  readonly awardedOn: string | null
}

export interface TimelineStep {
  readonly key: 'published' | 'documents' | 'deadline' | 'opening' | 'awarded'
  readonly label: string
  /** ms; the start of the day if only the day is known. */
  readonly at: number
  /** 11-02, 至 11-13 17:00. */
  readonly text: string
  /** done: past; next: the first that is not past; ahead: the others. */
  readonly state: 'done' | 'next' | 'ahead'
}

export interface Timeline {
  readonly steps: readonly TimelineStep[]
  /** The position of `now`, from 0 at the first step to 1 at the last; null before the first and after the last. */
  readonly today: number | null
}

type Known = Omit<TimelineStep, 'state' | 'text'> & { readonly isDay: boolean; readonly before: string }

const onDay = (key: Known['key'], label: string, day: string | null): Known[] => {
  const at = day === null ? null : parseDay(day)
  return at === null ? [] : [{ key, label, at, isDay: true, before: '' }]
}

const atMoment = (key: Known['key'], label: string, at: number | null, before = ''): Known[] =>
  at === null ? [] : [{ key, label, at, isDay: false, before }]

const knownSteps = (schedule: TenderSchedule): Known[] => {
  const { publishedOn, documentUntil, bidDeadline, openingTime, awardedOn } = schedule
  const together = bidDeadline !== null && bidDeadline === openingTime
  return [
    ...onDay('published', awardedOn === null ? '发布公告' : '发布结果', publishedOn),
    ...atMoment('documents', '获取文件', documentUntil, '至 '),
    ...atMoment('deadline', together ? '截止与开标' : '投标截止', bidDeadline),
    ...atMoment('opening', '开标', together ? null : openingTime),
    ...onDay('awarded', '中标', awardedOn),
  ].sort((a, b) => a.at - b.at)
}

const isPast = ({ at, isDay }: Known, now: number) => (isDay ? dayOf(at) < dayOf(now) : at < now)

const placeOf = (steps: readonly Known[], now: number): number | null => {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last || now < first.at || now >= last.at) return null
  const index = steps.findLastIndex(({ at }) => at <= now)
  const [from, to] = [steps[index], steps[index + 1]]
  if (!from || !to) return null
  const within = to.at === from.at ? 0 : (now - from.at) / (to.at - from.at)
  return (index + within) / (steps.length - 1)
}

/**
 * The steps of a tender in its notice, in their order, with `now` (ms) between them (BID-02). Only dates in the notice
 * are used; an opening at the deadline is one step with it. Steps have equal distances.
 */
export function buildTimeline(schedule: TenderSchedule, now: number): Timeline {
  const known = knownSteps(schedule)
  const next = known.findIndex((step) => !isPast(step, now))
  const year = dayOf(now).slice(0, 4)
  const textOf = ({ at, isDay, before }: Known) => {
    const day = dayOf(at)
    return `${before}${day.startsWith(year) ? day.slice(5) : day}${isDay ? '' : ` ${clockOf(at)}`}`
  }
  return {
    steps: known.map((step, i) => ({
      key: step.key,
      label: step.label,
      at: step.at,
      text: textOf(step),
      state: isPast(step, now) ? 'done' : i === next ? 'next' : 'ahead',
    })),
    today: placeOf(known, now),
  }
}
