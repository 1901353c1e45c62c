import { NOW } from '../testing'
import {
  CHANGELOG_CLOSED,
  type ChangelogEntry,
  type ChangelogEvent,
  type ChangelogState,
  type ChangelogStep,
  changelogStep,
} from './index'

/**
 * Shared by the tests of the change log: entries e1, e2, … newest first, and event sequences that lead to each state.
 */
export const entry = (n: number): ChangelogEntry => ({
  id: `e${n}`,
  title: `第 ${n} 次更新`,
  remark: null,
  labelList: [],
  releaseTime: NOW - n,
})
export const entries = (from: number, count: number): ChangelogEntry[] =>
  Array.from({ length: count }, (_, n) => entry(from + n))

export const run = (
  events: readonly ChangelogEvent[],
  from: ChangelogState = CHANGELOG_CLOSED,
): ChangelogStep =>
  events.reduce<ChangelogStep>((step, event) => changelogStep(step.state, event), {
    state: from,
    effects: [],
  })

export const OPEN: ChangelogEvent = { type: 'open', routeName: 'dailyLog' }
export const loaded = (
  pageNum: number,
  records: readonly ChangelogEntry[],
  total: number,
  generation = 1,
): ChangelogEvent => ({ type: 'pageLoaded', generation, pageNum, records, total })
export const pageFailed = (
  pageNum: number,
  error = 'network',
  message: string | null = null,
): ChangelogEvent => ({ type: 'pageFailed', generation: 1, pageNum, failure: { error, message } })
export const body = (id: string, textBody = `<p>${id}</p>`, generation = 1): ChangelogEvent => ({
  type: 'detailLoaded',
  generation,
  id,
  textBody,
})
export const noBody = (id: string, error = 'network', generation = 1): ChangelogEvent => ({
  type: 'detailFailed',
  generation,
  id,
  failure: { error, message: null },
})
export const click = (src: string | null, tagName = 'IMG'): ChangelogEvent => ({
  type: 'clickBody',
  tagName,
  src,
})

/** The first of three pages (25 entries), its first entry shown. */
export const SHOWN: ChangelogEvent[] = [OPEN, loaded(1, entries(1, 10), 25), body('e1')]
export const fetchPage = (pageNum: number, generation = 1) => ({
  type: 'fetchPage',
  afterMs: 0,
  generation,
  query: { platformType: 'PC', pageNum, pageSize: 10 },
})
export const fetchDetail = (id: string, generation = 1) => ({
  type: 'fetchDetail',
  afterMs: 0,
  generation,
  id,
})
