export { checkPageSize, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, PAGE_SIZES, type PageSize } from './page-size'
