/** What stands for the id in a detail address. */
export const ID_PLACE = '~'

/** A search category as the panel of the search box knows it. */
export interface BoxCategory {
  readonly key: string
  /** Its keyword is the name of a company. */
  readonly byCompany?: true
  /** The address of a record with `ID_PLACE` for its id; absent where records have no page. */
  readonly detail?: string
  readonly expiredDetail?: string
}

const ADDRESS = '/assets/search-categories.json'

/** The categories, fetched once for a page; none where they cannot be had: then only company names are suggested. */
export async function loadBoxCategories(): Promise<readonly BoxCategory[]> {
  try {
    const answer = await fetch(ADDRESS)
    return answer.ok ? await answer.json() : []
  } catch {
    return []
  }
}

/** The address of a record of a category; null where its records have no page. */
export function recordHref(
  { detail, expiredDetail }: BoxCategory,
  record: { readonly id: string; readonly expired: boolean },
): string | null {
  const address = record.expired ? expiredDetail : detail
  return address?.replace(ID_PLACE, () => encodeURIComponent(record.id)) ?? null
}
