import { boxCategories } from '@/screens/frame/search-categories'

export const dynamic = 'force-static'

/**
 * The search categories, loaded with the panel of a search box: no page loads the catalogue of records for
 * it.
 */
export function GET(): Response {
  return Response.json(boxCategories())
}
