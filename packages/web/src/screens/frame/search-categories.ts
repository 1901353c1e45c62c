import { buildDetailHref, hasDetail } from '@zhushutong/domain/addresses'
import { SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { type BoxCategory, ID_PLACE } from '@/features/search/box-category'

/** The search categories for the panel of a search box in the browser (SHL-01, SHL-08). */
export function boxCategories(): BoxCategory[] {
  return SEARCH_CATEGORIES.map(({ key, byCompany }) => {
    const href = (expired: boolean) =>
      hasDetail(key) ? (buildDetailHref(key, { id: ID_PLACE, expired }) ?? undefined) : undefined
    return { key, byCompany, detail: href(false), expiredDetail: href(true) }
  })
}
