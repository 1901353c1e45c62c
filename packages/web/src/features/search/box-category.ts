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

/** The categories, loaded once for a page; empty if loading fails: then only company names are suggested. */
export async function loadBoxCategories(): Promise<readonly BoxCategory[]> {
  try {
    const answer = await fetch(ADDRESS)
    return answer.ok ? await answer.json() : []
  } catch {
    return []
  }
}

/** The address of a record of a category; null if its records have no page. */
export function recordHref(
  { detail, expiredDetail }: BoxCategory,
  record: { readonly id: string; readonly expired: boolean },
): string | null {
  const address = record.expired ? expiredDetail : detail
  return address?.replace(ID_PLACE, () => encodeURIComponent(record.id)) ?? null
}
