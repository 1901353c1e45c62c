export { decideRoute, SCODE_COOKIE_SECONDS } from './decide'
export type { Decision, PageToShow } from './decision'
export { leavesHash } from './home-hash'
export { findLayout, scrollTopOf } from './layout'
export { encodeLocation } from './location'
export {
  buildTabHref,
  chooseNavigation,
  reloadDelay,
  shouldReloadForChunk,
  shouldReloadOnVisible,
} from './page-life'
