export { historyFeature } from './history.feature'
