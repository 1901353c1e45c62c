import type { SearchCategory } from './categories'

/**
 * Whether a suggested company is what to search for in a category, or in the form of a tool; elsewhere it leads to its
 * own page (SHL-08). The categories are given, so that a page need not load every kind to know them.
 */
export function takesCompanies(
  categories: readonly Pick<SearchCategory, 'key' | 'byCompany'>[],
  key: string,
): boolean {
  const category = categories.find((c) => c.key === key)
  return category ? category.byCompany === true : key !== ''
}
