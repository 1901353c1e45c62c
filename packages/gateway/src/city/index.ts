export { cityFeature } from './city.feature'
