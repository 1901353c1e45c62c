export { contentFeature } from './content.feature'
export { countSearchWord, insertNotices } from './content.store'
export { readLatestWinners } from './statistics.store'
