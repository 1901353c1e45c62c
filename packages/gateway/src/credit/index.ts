export { creditFeature } from './credit.feature'
