import type { SuggestedTitle } from '@zhushutong/domain/portal/search'

/** The placeholder of the id in a detail address. */
export const ID_PLACE = '~'

export interface BoxCategory {
  readonly key: string
  /** True if the keyword is a company's name. */
  readonly byCompany?: true
  /** The address of a record, with `ID_PLACE` in place of its id; undefined if records have no page. */
  readonly detail?: string
  readonly expiredDetail?: string
}

const ADDRESS = '/assets/search-categories.json'

const fetchBoxCategories = async (): Promise<readonly BoxCategory[]> => {
  try {
    const answer = await fetch(ADDRESS)
    return answer.ok ? await answer.json() : []
  } catch {
    return []
  }
}

let loading: Promise<readonly BoxCategory[]> | undefined

/** The categories, loaded once for a page; empty if loading fails: then only company names are suggested. */
export function loadBoxCategories(): Promise<readonly BoxCategory[]> {
  loading ??= fetchBoxCategories()
  return loading
}

/** The address of a record of a category; null if its records have no page. */
export function recordHref(
  { detail, expiredDetail }: BoxCategory,
  record: { readonly id: string; readonly expired: boolean },
): string | null {
  const address = record.expired ? expiredDetail : detail
  return address?.replace(ID_PLACE, () => encodeURIComponent(record.id)) ?? null
}

export interface SuggestionLinks {
  readonly company: (id: string) => string
  /** The address of a record; of its category's list if the record has no page. */
  readonly record: (type: string, record: SuggestedTitle) => string
  readonly list: (type: string, keyword: string) => string
}

/** The addresses of suggested records and lists. */
export function suggestionLinks(categories: readonly BoxCategory[]): SuggestionLinks {
  const record = (type: string, title: Pick<SuggestedTitle, 'id' | 'expired'>): string | null => {
    const category = categories.find(({ key }) => key === type)
    return category ? recordHref(category, title) : null
  }
  const list = (type: string, keyword: string) => `/query/?${new URLSearchParams({ name: type, keyword })}`
  return {
    company: (id) => record('qiye', { id, expired: false }) ?? '/qiye/',
    record: (type, title) => record(type, title) ?? list(type, title.name),
    list,
  }
}
