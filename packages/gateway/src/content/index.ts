export { contentFeature } from './content.feature'
export { countSearchWord } from './content.store'
export { remembered } from './remembered'
