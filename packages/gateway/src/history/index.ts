export { historyFeature } from './history.feature'
export { shownText } from './shown-text'
