import { NOW } from '../testing'
import { changelogStep } from './changelog.machine'
import type { ChangelogEntry } from './changelog.ports'
import type { ChangelogStep } from './changelog.state'
import { CHANGELOG_CLOSED, type ChangelogEvent, type ChangelogState } from './index'

/**
 * Shared by the tests of the change log: entries e1, e2, … newest first, and event sequences that lead to each state.
 */
function entry(n: number): ChangelogEntry {
  return { id: `e${n}`, title: `第 ${n} 次更新`, remark: null, labelList: [], releaseTime: NOW - n }
}
export function entries(from: number, count: number): ChangelogEntry[] {
  return Array.from({ length: count }, (_, n) => entry(from + n))
}

export function run(
  events: readonly ChangelogEvent[],
  from: ChangelogState = CHANGELOG_CLOSED,
): ChangelogStep {
  return events.reduce<ChangelogStep>((step, event) => changelogStep(step.state, event), {
    state: from,
    effects: [],
  })
}

export const OPEN: ChangelogEvent = { type: 'open', routeName: 'dailyLog' }
export function loaded(
  pageNum: number,
  records: readonly ChangelogEntry[],
  total: number,
  generation = 1,
): ChangelogEvent {
  return { type: 'pageLoaded', generation, pageNum, records, total }
}
export function pageFailed(
  pageNum: number,
  error = 'network',
  message: string | null = null,
): ChangelogEvent {
  return { type: 'pageFailed', generation: 1, pageNum, failure: { error, message } }
}
export function body(id: string, textBody = `<p>${id}</p>`, generation = 1): ChangelogEvent {
  return { type: 'detailLoaded', generation, id, textBody }
}
export function noBody(id: string, error = 'network', generation = 1): ChangelogEvent {
  return { type: 'detailFailed', generation, id, failure: { error, message: null } }
}
export function click(src: string | null, tagName = 'IMG'): ChangelogEvent {
  return { type: 'clickBody', tagName, src }
}

/** The first of three pages (25 entries), its first entry shown. */
export const SHOWN: ChangelogEvent[] = [OPEN, loaded(1, entries(1, 10), 25), body('e1')]
export function fetchPage(pageNum: number, generation = 1) {
  return { type: 'fetchPage', afterMs: 0, generation, query: { platformType: 'PC', pageNum, pageSize: 10 } }
}
export function fetchDetail(id: string, generation = 1) {
  return { type: 'fetchDetail', afterMs: 0, generation, id }
}
