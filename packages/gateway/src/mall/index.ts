export { mallFeature } from './mall.feature'
