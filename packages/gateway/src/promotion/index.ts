export { promotionFeature } from './promotion.feature'
export { shortLink } from './promotion.table'
export { shortLinkCommand } from './short-link-command'
