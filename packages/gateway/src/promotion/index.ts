export { promotionFeature } from './promotion.feature'
export { shortLink } from './promotion.table'
