import { goTo, noChange } from '../machine'
import type { ChangelogEntry } from './changelog.ports'
import {
  CHANGELOG_CLOSED,
  type ChangelogEvent,
  type ChangelogState,
  type ChangelogStep,
} from './changelog.state'
import {
  chooseEntry,
  clickBody,
  closeImage,
  formatFailure,
  receiveDetail,
  receiveDetailFailure,
  retryDetail,
  showEntry,
} from './detail'

/** Entries per page. */
export const CHANGELOG_PAGE_SIZE = 10

/** The route on which the change log does not open (CHG-02). */
const SKIPPED_ROUTE = 'authLogin'

/**
 * One step of the change log: pages of 10 as the list is scrolled, one at a time, and the chosen entry, the
 * first by default, on the right. An event that does not apply to this state, and an unknown event, return the same
 * state object and no effects.
 */
export function changelogStep(state: ChangelogState, event: ChangelogEvent): ChangelogStep {
  switch (event.type) {
    case 'open':
      return open(state, event.routeName)
    case 'endReached':
      return state.at === 'partial' ? nextPage(state) : noChange(state)
    case 'retry':
      return state.at === 'failed' ? nextPage(state) : noChange(state)
    case 'pageLoaded':
      return pageLoaded(state, event)
    case 'pageFailed':
      return pageFailed(state, event)
    case 'choose':
      return chooseEntry(state, event.id)
    case 'detailLoaded':
      return receiveDetail(state, event)
    case 'detailFailed':
      return receiveDetailFailure(state, event)
    case 'retryDetail':
      return retryDetail(state)
    case 'clickBody':
      return clickBody(state, event)
    case 'closeImage':
      return closeImage(state)
    case 'close':
      return state.at === 'closed'
        ? noChange(state)
        : goTo({ ...CHANGELOG_CLOSED, generation: state.generation })
    default:
      return noChange(state)
  }
}

/** An entry in the list; only the first of the whole list is new (CHG-02). */
export interface ListedEntry {
  readonly entry: ChangelogEntry
  readonly isNew: boolean
  readonly isChosen: boolean
}

/** The list on the left (CHG-02). */
export function listEntries({ entries, detail }: ChangelogState): readonly ListedEntry[] {
  return entries.map((entry, index) => ({ entry, isNew: index === 0, isChosen: entry.id === detail.id }))
}

function open(state: ChangelogState, routeName: string): ChangelogStep {
  if (state.at !== 'closed' || routeName === SKIPPED_ROUTE) return noChange(state)
  return nextPage({ ...state, generation: state.generation + 1 })
}

function nextPage(state: ChangelogState): ChangelogStep {
  const { generation } = state
  const query = { platformType: 'PC', pageNum: state.pages + 1, pageSize: CHANGELOG_PAGE_SIZE } as const
  return {
    state: { ...state, at: 'loading', text: null },
    effects: [{ type: 'fetchPage', afterMs: 0, generation, query }],
  }
}

const isAwaited = (state: ChangelogState, event: { readonly generation: number; readonly pageNum: number }) =>
  state.at === 'loading' && event.generation === state.generation && event.pageNum === state.pages + 1

/** The state after this many pages: `partial` while more pages follow. */
export function atAfter(pages: number, total: number): 'partial' | 'complete' {
  return pages * CHANGELOG_PAGE_SIZE >= total ? 'complete' : 'partial'
}

/** A page with fewer entries than its size is the last, regardless of `total`. */
function pageLoaded(
  state: ChangelogState,
  event: Extract<ChangelogEvent, { type: 'pageLoaded' }>,
): ChangelogStep {
  if (!isAwaited(state, event)) return noChange(state)
  const { pageNum: pages, records, total } = event
  const isShort = records.length < CHANGELOG_PAGE_SIZE
  const entries = withoutRepeats([...state.entries, ...records])
  const next: ChangelogState = { ...state, at: isShort ? 'complete' : atAfter(pages, total), entries, pages }
  const first = entries[0]
  return state.detail.at === 'none' && first !== undefined ? showEntry(next, first.id) : goTo(next)
}

/**
 * The entries without repeats: an entry published meanwhile pushes the last entry of one page onto the next page too.
 */
export function withoutRepeats(entries: readonly ChangelogEntry[]): readonly ChangelogEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function pageFailed(
  state: ChangelogState,
  event: Extract<ChangelogEvent, { type: 'pageFailed' }>,
): ChangelogStep {
  if (!isAwaited(state, event)) return noChange(state)
  return goTo({ ...state, at: 'failed', text: formatFailure(event.failure) })
}
