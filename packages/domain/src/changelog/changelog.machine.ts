import type { ChangelogEntry } from './changelog.ports'
import {
  CHANGELOG_CLOSED,
  type ChangelogEvent,
  type ChangelogState,
  type ChangelogStep,
  stay,
} from './changelog.state'
import {
  choose,
  clickBody,
  closeImage,
  detailFailed,
  detailLoaded,
  failureText,
  retryDetail,
  show,
} from './detail'

/** Entries of a page (CHG-02). */
export const CHANGELOG_PAGE_SIZE = 10

/** The route that the change log is skipped on (CHG-02). */
const SKIPPED_ROUTE = 'authLogin'

/**
 * One step of the change log (CHG-02): pages of 10 as the list is scrolled, one at a time, and the chosen entry,
 * the first by default, on the right. An event that means nothing in this state, or that nobody knows, gives back
 * the very same state and no effects.
 */
export function changelogStep(state: ChangelogState, event: ChangelogEvent): ChangelogStep {
  switch (event.type) {
    case 'open':
      return open(state, event.routeName)
    case 'endReached':
      return state.at === 'partial' ? nextPage(state) : stay(state)
    case 'retry':
      return state.at === 'failed' ? nextPage(state) : stay(state)
    case 'pageLoaded':
      return pageLoaded(state, event)
    case 'pageFailed':
      return pageFailed(state, event)
    case 'choose':
      return choose(state, event.id)
    case 'detailLoaded':
      return detailLoaded(state, event)
    case 'detailFailed':
      return detailFailed(state, event)
    case 'retryDetail':
      return retryDetail(state)
    case 'clickBody':
      return clickBody(state, event)
    case 'closeImage':
      return closeImage(state)
    case 'close':
      return state.at === 'closed' ? stay(state) : stay({ ...CHANGELOG_CLOSED, generation: state.generation })
    default:
      return stay(state)
  }
}

/** An entry as the list shows it; only the first of the whole list is new (CHG-02). */
export interface ListedEntry {
  readonly entry: ChangelogEntry
  readonly isNew: boolean
  readonly isChosen: boolean
}

/** The list on the left (CHG-02). */
export function listedEntries({ entries, detail }: ChangelogState): readonly ListedEntry[] {
  return entries.map((entry, index) => ({ entry, isNew: index === 0, isChosen: entry.id === detail.id }))
}

function open(state: ChangelogState, routeName: string): ChangelogStep {
  if (state.at !== 'closed' || routeName === SKIPPED_ROUTE) return stay(state)
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

/** A page that is not full is the last, whatever the total says. */
function pageLoaded(
  state: ChangelogState,
  event: Extract<ChangelogEvent, { type: 'pageLoaded' }>,
): ChangelogStep {
  if (!isAwaited(state, event)) return stay(state)
  const { pageNum: pages, records, total } = event
  const isLast = records.length < CHANGELOG_PAGE_SIZE || pages * CHANGELOG_PAGE_SIZE >= total
  const entries = withoutRepeats([...state.entries, ...records])
  const next: ChangelogState = { ...state, at: isLast ? 'complete' : 'partial', entries, pages }
  const first = entries[0]
  return state.detail.at === 'none' && first !== undefined ? show(next, first.id) : stay(next)
}

// An entry that came out meanwhile pushes the last one of a page onto the next page as well.
function withoutRepeats(entries: readonly ChangelogEntry[]): readonly ChangelogEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function pageFailed(
  state: ChangelogState,
  event: Extract<ChangelogEvent, { type: 'pageFailed' }>,
): ChangelogStep {
  if (!isAwaited(state, event)) return stay(state)
  return stay({ ...state, at: 'failed', text: failureText(event.failure) })
}
