export { type ArticleRow, formOfRow, rowOfForm } from './article-row'
export { articlesFeature } from './articles.feature'
export { contentFeature } from './content.feature'
export { countSearchWord } from './content.store'
export {
  type AnswerEditRefusal,
  type AnswerFilter,
  type AnswerRow,
  addAnswer,
  channelName,
  type EditedAnswer,
  findAnswersToEdit,
  findAnswerToEdit,
  formOfAnswer,
  saveAnswer,
  setAnswerHidden,
} from './editing/answers.store'
export { type Banner, type BannerInput, bannersStore, findImageSize } from './editing/banners.store'
export { deleteDraft } from './editing/delete-draft.store'
export {
  type ArticleVersion,
  changeState,
  createDraft,
  type Edited,
  type EditFilter,
  type EditRefusal,
  findArticlesToEdit,
  findArticleToEdit,
  findVersion,
  findVersions,
  lockCurrent,
  saveVersion,
} from './editing/editing.store'
export { friendLinksStore, type LinkInput } from './editing/friend-links.store'
export { findHotWord, findHotWords, type HotWordRow, saveWordRule } from './editing/hot-words.store'
export { PREPARE_IMAGE } from './editing/image-task'
export { insertImage, saveImage } from './editing/images.store'
export { type PreparedImage, prepareImage } from './editing/prepare-image'
export { countTag, findTags, renameTag } from './editing/tags.store'
export { findExperts, findStandards } from './experts.store'
export { findArticleTitles, findNewArticles } from './new-articles'
export { findRelevantArticles } from './relevant-articles.store'
export { renderText } from './render-text'
export { type Leader, readLatestWinners } from './statistics.store'
export { countByOption } from './token-counts'
export {
  insertAnswers,
  insertNotices,
  type NewAnswer,
  type NewArticle,
  type Save,
  saveArticle,
} from './write-articles'
