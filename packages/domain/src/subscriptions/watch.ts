import { addDays, startOfDay } from '../formatting'
import type { EventKindKey } from '../history'

/** Groups of news about watched companies, owners and people, the gravest first (SUB-11). */
export const WATCH_GROUPS = [
  'penalty',
  'licence',
  'permit',
  'certificate',
  'renamed',
  'legalPerson',
  'win',
  'tender',
  'other',
] as const
export type WatchGroup = (typeof WATCH_GROUPS)[number]

export const WATCH_GROUP_LABELS: Readonly<Record<WatchGroup, string>> = {
  penalty: '处罚与信用',
  licence: '资质',
  permit: '安全生产许可证',
  certificate: '人员与证书',
  renamed: '更名',
  legalPerson: '法定代表人',
  win: '中标',
  tender: '新招标',
  other: '其他',
}

/** The periods of the monitoring page, both with today in Asia/Shanghai. */
export const WATCH_PERIODS = ['today', 'week'] as const
export type WatchPeriod = (typeof WATCH_PERIODS)[number]

export const WATCH_PERIOD_LABELS: Readonly<Record<WatchPeriod, string>> = { today: '今天', week: '近 7 天' }

const DAYS: Readonly<Record<WatchPeriod, number>> = { today: 1, week: 7 }

const BY_EVENT: Readonly<Partial<Record<EventKindKey, WatchGroup>>> = {
  penalty: 'penalty',
  repaired: 'penalty',
  upgraded: 'licence',
  granted: 'licence',
  lapsed: 'licence',
  certificate: 'licence',
  permit: 'permit',
  registration: 'certificate',
  employer: 'certificate',
  renamed: 'renamed',
  legalPerson: 'legalPerson',
}

const BY_KIND: Readonly<Record<string, WatchGroup>> = {
  credit: 'penalty',
  qualificationExpiry: 'licence',
  qualificationTrace: 'licence',
  dynamicCheck: 'licence',
  permitExpiry: 'permit',
  person: 'certificate',
  winning: 'win',
  tender: 'tender',
}

/**
 * The groups of a piece of news: by the kinds of its changes, or by the kind of a new record (SUB-11).
 * @param module the kind of record; `changes` is null for a new record
 */
export function listWatchGroups(
  module: string,
  changes: readonly EventKindKey[] | null,
): readonly WatchGroup[] {
  if (changes === null) return [BY_KIND[module] ?? 'other']
  const groups = new Set(changes.map((kind) => BY_EVENT[kind] ?? 'other'))
  return WATCH_GROUPS.filter((group) => groups.has(group))
}

/** The beginning of a period that ends today, in ms (SUB-11). */
export function startOfWatch(period: WatchPeriod, now: number): number {
  return startOfDay(addDays(now, 1 - DAYS[period]))
}

/** Maximum number of news in a period that the page lists; the newest ones. */
export const MAX_WATCHED_NEWS = 500
