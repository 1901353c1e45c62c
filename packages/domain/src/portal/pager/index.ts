export { formatListPageUrl, parseListPageUrl } from './page-url'
export {
  buildPager,
  checkPageSize,
  DEFAULT_PAGE_SIZE,
  DEFAULT_PAGER_COUNT,
  JUMP_LABEL,
  MAX_PAGE_SIZE,
  PAGE_SIZES,
  type PageSize,
  parseJump,
} from './pager'
