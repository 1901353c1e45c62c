import { ERROR_TEXTS } from '../errors'
import { atAfter, CHANGELOG_PAGE_SIZE, withoutRepeats } from './changelog.machine'
import type { ChangelogEntry } from './changelog.ports'
import { CHANGELOG_CLOSED, type ChangelogState, type Detail } from './changelog.state'

/** The data of a rendered page: the first pages of the list, and the chosen entry. */
export interface LoadedChangelog {
  readonly records: readonly ChangelogEntry[]
  readonly total: number
  /** `textBody` is null if it could not be loaded; `shown` is null without entries. */
  readonly shown: { readonly id: string; readonly textBody: string | null } | null
}

/** The state of a rendered page (CHG-02). Null: the page could not be loaded and waits for a retry. */
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
