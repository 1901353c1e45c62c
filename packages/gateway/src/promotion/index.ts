export { promotionFeature } from './promotion.feature'
export { shortLinkCommand } from './short-link-command'
