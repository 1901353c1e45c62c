import type { Step } from '../machine'
import type { ChangelogEntry, ChangelogFailure, ChangelogQuery } from './changelog.ports'

/** The right side: the chosen entry's body, HTML, and the URL of the image being previewed, if any. */
export type Detail =
  | { readonly at: 'none'; readonly id: null }
  | { readonly at: 'loading'; readonly id: string }
  | { readonly at: 'shown'; readonly id: string; readonly textBody: string; readonly preview: string | null }
  | { readonly at: 'failed'; readonly id: string; readonly text: string }

/**
 * The state of the list (CHG-02): `partial` has more pages, `complete` has not; `failed` waits for a retry of the
 * page after `pages`. `generation` is incremented with each opening, so that answers to an earlier one are ignored.
 */
export interface ChangelogState {
  readonly at: 'closed' | 'loading' | 'partial' | 'failed' | 'complete'
  readonly generation: number
  readonly entries: readonly ChangelogEntry[]
  /** Number of pages loaded. */
  readonly pages: number
  /** The failure, while `failed`. */
  readonly text: string | null
  readonly detail: Detail
}

export type ChangelogEvent =
  | { readonly type: 'open'; readonly routeName: string }
  | { readonly type: 'endReached' | 'retry' | 'retryDetail' | 'closeImage' | 'close' }
  | {
      readonly type: 'pageLoaded'
      readonly generation: number
      readonly pageNum: number
      readonly records: readonly ChangelogEntry[]
      readonly total: number
    }
  | {
      readonly type: 'pageFailed'
      readonly generation: number
      readonly pageNum: number
      readonly failure: ChangelogFailure
    }
  | { readonly type: 'choose'; readonly id: string }
  | {
      readonly type: 'detailLoaded'
      readonly generation: number
      readonly id: string
      readonly textBody: string
    }
  | {
      readonly type: 'detailFailed'
      readonly generation: number
      readonly id: string
      readonly failure: ChangelogFailure
    }
  /** A click on an element of the body, by its tag's name and its `src`. */
  | { readonly type: 'clickBody'; readonly tagName: string; readonly src: string | null }

/** A request of the machine to its caller. */
export type ChangelogEffect =
  | {
      readonly type: 'fetchPage'
      readonly afterMs: 0
      readonly generation: number
      readonly query: ChangelogQuery
    }
  | { readonly type: 'fetchDetail'; readonly afterMs: 0; readonly generation: number; readonly id: string }

export type ChangelogStep = Step<ChangelogState, ChangelogEffect>

export const CHANGELOG_CLOSED: ChangelogState = {
  at: 'closed',
  generation: 0,
  entries: [],
  pages: 0,
  text: null,
  detail: { at: 'none', id: null },
}
