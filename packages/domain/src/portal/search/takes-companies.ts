import type { SearchCategory } from './categories'

/**
 * True when a suggested company becomes the keyword of a category or fills the form of a tool; elsewhere it opens its
 * own page (SHL-08). The categories are a parameter, so that a page need not load every kind.
 */
export function takesCompanies(
  categories: readonly Pick<SearchCategory, 'key' | 'byCompany'>[],
  key: string,
): boolean {
  const category = categories.find((c) => c.key === key)
  return category ? category.byCompany === true : key !== ''
}
