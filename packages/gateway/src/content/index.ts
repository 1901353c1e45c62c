export { rowOfForm } from './article-row'
export { articlesFeature } from './articles.feature'
export { contentFeature } from './content.feature'
export { importAnswer, rowOfAnswer } from './editing/answers.store'
export { PREPARE_IMAGE } from './editing/image-task'
export { insertImage, storeImage } from './editing/images.store'
export { type PreparedImage, prepareImage } from './editing/prepare-image'
export { findExperts, findStandards } from './experts.store'
export { findArticleTitles, findNewArticles } from './new-articles'
export { findRelevantArticles } from './relevant-articles.store'
export { renderText } from './render-text'
export { readLatestWinners } from './statistics.store'
export { countByOption } from './token-counts'
export {
  insertAnswers,
  insertNotices,
  type Save,
  saveArticle,
} from './write-articles'
