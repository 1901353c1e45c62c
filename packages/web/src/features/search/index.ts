export { CompanySearch } from './company-search'
export { HeaderSearch } from './header-search'
export { HeroSearch } from './hero-search'
export type { SearchCategory } from './search.types'
