import { isNamedAfterCompany, KINDS } from '../../records'

/** A search category (SHL-01). */
export interface SearchCategory {
  /** The query key: /query/?name={key}. */
  readonly key: string
  readonly label: string
  readonly placeholder: string
  /** The keyword is a company name, although the category finds other records. */
  readonly byCompany?: true
}

const ofKinds = KINDS.filter(({ isSearchCategory }) => isSearchCategory).map(
  (kind): SearchCategory => ({
    key: kind.segment,
    label: kind.tab,
    placeholder: kind.placeholder,
    ...(isNamedAfterCompany(kind) && { byCompany: true }),
  }),
)

const STAFF_CHECK: SearchCategory = {
  key: 'renyuans',
  label: '人员缺口检测',
  placeholder: '请输入注册单位名称',
  byCompany: true,
}

/**
 * The search categories, in the order of their tabs: the kinds of record, and the one tool searched
 * by company name that is not a kind. The person search requires the complete name.
 */
export const SEARCH_CATEGORIES: readonly SearchCategory[] = ofKinds.flatMap((category) =>
  category.key === 'zzwinning' ? [STAFF_CHECK, category] : [category],
)

/** The default category (SHL-01). */
export const DEFAULT_SEARCH_KEY = 'qiye'

/** The category of a query key; the company category for an unknown key (SHL-01). */
export function findSearchCategory(key: string | undefined): SearchCategory {
  return SEARCH_CATEGORIES.find((c) => c.key === key) ?? (SEARCH_CATEGORIES[0] as SearchCategory)
}
