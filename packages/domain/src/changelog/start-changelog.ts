import { ERROR_TEXTS } from '../errors'
import { atAfter, CHANGELOG_PAGE_SIZE, withoutRepeats } from './changelog.machine'
import type { ChangelogEntry } from './changelog.ports'
import { CHANGELOG_CLOSED, type ChangelogState, type Detail } from './changelog.state'

/** What a page is rendered with: the first pages of the list, and the entry beside it. */
export interface LoadedChangelog {
  readonly records: readonly ChangelogEntry[]
  readonly total: number
  /** `textBody` is null if it could not be loaded; `shown` is null where there is no entry. */
  readonly shown: { readonly id: string; readonly textBody: string | null } | null
}

/**
 * The change log of a rendered page, from which the reader goes on (CHG-02); one that could not be loaded, null, waits
 * for a retry.
 */
export function startChangelog(loaded: LoadedChangelog | null): ChangelogState {
  const opened = { ...CHANGELOG_CLOSED, generation: 1 }
  if (loaded === null) return { ...opened, at: 'failed', text: ERROR_TEXTS['00001'] }
  const { records, total, shown } = loaded
  const pages = Math.max(1, Math.ceil(records.length / CHANGELOG_PAGE_SIZE))
  return {
    ...opened,
    at: atAfter(pages, total),
    entries: withoutRepeats(records),
    pages,
    detail: shown === null ? opened.detail : detailOf(shown),
  }
}

const detailOf = ({ id, textBody }: NonNullable<LoadedChangelog['shown']>): Detail =>
  textBody === null
    ? { at: 'failed', id, text: ERROR_TEXTS['00001'] }
    : { at: 'shown', id, textBody, preview: null }
