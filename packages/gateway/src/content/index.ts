export { contentFeature } from './content.feature'
export { countSearchWord } from './content.store'
export { readLatestWinners } from './statistics.store'
