export { promotionFeature } from './promotion.feature'
export { type ShortLinkRow, shortLinkStore } from './promotion.store'
export { shortLink } from './promotion.table'
