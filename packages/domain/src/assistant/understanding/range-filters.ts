import { addDays, formatMoneyBound } from '../../formatting'
import type { RecordKind } from '../../records'
import type { AmountRange } from './amount'
import type { ParsedQuestion } from './parse-question'
import type { Period } from './period'
import { type QueryPart, type Range, rangesOf } from './query-part'
import { MATTERS, SUBJECTS, type Subject } from './words'

const boundText = (bound: number | null) => (bound === null ? '' : String(bound))

const boundsText = ({ min, max }: AmountRange, shown: (value: number) => string): string => {
  if (min !== null && min === max) return shown(min)
  if (min !== null && max !== null) return `${shown(min)} 至 ${shown(max)}`
  return min !== null ? `${shown(min)}以上` : `${shown(max ?? 0)}以下`
}

/** A range of a kind as one condition. */
export function buildRangeFilter(
  kind: RecordKind,
  filter: Range | undefined,
  bounds: AmountRange | null,
  what: string,
  shown: (value: number) => string,
): QueryPart {
  if (!bounds) return {}
  const { min, max } = bounds
  if (!filter) return { problems: [`${kind.label}不能按${what}（${boundsText(bounds, shown)}）查`] }
  const preset = filter.presets.find(
    (p) => p.days === undefined && !p.past && (p.min ?? null) === min && (p.max ?? null) === max,
  )
  const value = preset?.value ?? `${boundText(min)}~${boundText(max)}`
  return { filters: { [filter.key]: [value] }, understood: [`${filter.label}：${boundsText(bounds, shown)}`] }
}

/** The subjects that these filters require: 5000 万以上的企业 may refer to capital or to wins. */
const AMOUNT_SUBJECTS: Readonly<Record<string, readonly Subject[]>> = {
  capital: ['capital'],
  pay: ['pay'],
}

/** 500万以上: the filter of the kind's own amount. */
export function buildAmountFilter(kind: RecordKind, { amount }: ParsedQuestion): QueryPart {
  const filter = rangesOf(kind, 'fen')[0]
  const amountSubject = filter && AMOUNT_SUBJECTS[filter.key]
  const isMeant = amountSubject
    ? amount?.of != null && amountSubject.includes(amount.of)
    : amount?.of !== 'capital' && amount?.of !== 'pay'
  const subject = amount?.of ? (SUBJECTS[amount.of].words.split(' ')[0] ?? '金额') : '金额'
  return buildRangeFilter(kind, isMeant ? filter : undefined, amount, subject, formatMoneyBound)
}

const COUNT_FILTERS: Readonly<Partial<Record<Subject, string>>> = {
  achieve: 'achieve',
  tenders: 'tenders',
  sanction: 'sanction',
}

/** 10 项以上业绩. */
export function buildCountFilter(kind: RecordKind, { count }: ParsedQuestion): QueryPart {
  if (!count) return {}
  const key = COUNT_FILTERS[count.of]
  const filter = rangesOf(kind, 'count').find((item) => item.key === key)
  const what = SUBJECTS[count.of].words.split(' ')[0] ?? ''
  return buildRangeFilter(kind, filter, count, what, (value) => `${value} 项`)
}

const AHEAD = new Set(['due', 'remaining'])

/** 30天内中标的: past events are within days before today. */
const asMeant = ({ within, ...period }: Period, filter: Range): Period =>
  within !== undefined && period.from !== null && !AHEAD.has(filter.key)
    ? { from: addDays(period.from, -within), to: null }
    : period

/** A period in words: 2025-01-01 至 2025-12-31. */
export const periodText = ({ from, to }: Period): string => {
  if (from === to && from) return from
  if (from && to) return `${from} 至 ${to}`
  return from ? `${from} 以来` : `${to} 及以前`
}

/** The date filter for a period: the deadline, the penalty, the win, otherwise the kind's first date. */
const findDateFilter = (kind: RecordKind, { isDue, matters, topics }: ParsedQuestion): Range | undefined => {
  const ranges = rangesOf(kind, 'date')
  const ahead = ranges.find(({ key }) => AHEAD.has(key))
  if (isDue) return ahead
  const day = matters.flatMap(({ matter, isAbsent }) => (isAbsent ? [] : (MATTERS[matter].day ?? [])))[0]
  if (matters.length > 0) return ranges.find(({ key }) => key === day)
  // A company has no date but the day of its latest win.
  if (kind.kind === 'company' && !topics.includes('wins')) return undefined
  return ranges.find(({ key }) => !AHEAD.has(key)) ?? ahead
}

/** 近一个月, 7 天内截止. */
export function buildPeriodFilter(kind: RecordKind, parsed: ParsedQuestion): QueryPart {
  if (!parsed.period) return {}
  const filter = findDateFilter(kind, parsed)
  if (!filter) return { problems: [`${kind.label}不能按这个时间（${periodText(parsed.period)}）查`] }
  const period = asMeant(parsed.period, filter)
  if (filter.newestOf === null && parsed.isOver)
    return {
      problems: [`${kind.label}只记有最近一次的日期，不能按已经过去的一段时间（${periodText(period)}）查`],
    }
  return {
    filters: { [filter.key]: [`${period.from ?? ''}~${period.to ?? ''}`] },
    understood: [`${filter.label}：${periodText(period)}`],
  }
}

/**
 * The filter of records that still accept bids; an order by the soonest end needs it too, since past deadlines would
 * come first.
 */
export function buildOpenFilter(
  kind: RecordKind,
  { order, isOpen, isDue, period }: ParsedQuestion,
): QueryPart {
  if (!isOpen && (order?.order !== 'soonest' || (isDue && period))) return {}
  const filter = rangesOf(kind, 'date').find(({ key }) => AHEAD.has(key))
  const preset = filter?.presets.find(({ value }) => value === 'open')
  if (filter && preset)
    return { filters: { [filter.key]: [preset.value] }, understood: [`${filter.label}：${preset.label}`] }
  return isOpen ? { problems: [`${kind.label}没有截止时间可查`] } : {}
}
