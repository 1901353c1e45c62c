export { contentFeature } from './content.feature'
export { countSearchWord } from './content.store'
export { readLatestWinners as latestWinners } from './statistics.store'
