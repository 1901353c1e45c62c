import type { RouteName } from '@zhushutong/domain/addresses'
import { ABOUT_PAGES } from './about/about'
import { INSTITUTE_PAGES } from './institute/institute'
import { MACRO_PAGES } from './macro/macro'
import type { ContentPage } from './page.types'
import { PROMO_PAGES } from './promo/promo'
import { SERVICE_PAGES } from './services/services'

/**
 * Every page made of blocks, by its route. A new page needs its declaration, and an entry here or in its
 * section's list.
 */
const PAGES: Readonly<Partial<Record<RouteName, ContentPage>>> = {
  ...SERVICE_PAGES,
  ...INSTITUTE_PAGES,
  ...MACRO_PAGES,
  ...PROMO_PAGES,
  ...ABOUT_PAGES,
}

/** The page of a route; null if it has none. */
export function findContentPage(route: string): ContentPage | null {
  return Object.hasOwn(PAGES, route) ? (PAGES[route as RouteName] ?? null) : null
}
