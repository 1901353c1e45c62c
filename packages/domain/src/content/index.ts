export {
  ANSWER_LABELS,
  ANSWER_LENGTHS,
  type AnswerForm,
  type AnswerProblem,
  checkAnswer,
  trimAnswer,
} from './answer-form'
export {
  explainArticleRefusal,
  explainUnchanged,
  isArticleDeletable,
  isArticleEditable,
  listArticleEvents,
  stepArticle,
} from './article.machine'
export {
  ARTICLE_EVENT_LABELS,
  ARTICLE_STATE_LABELS,
  ARTICLE_STATES,
  type ArticleEvent,
  type ArticleEventName,
  type ArticleStateName,
  findArticleState,
} from './article.state'
export { findArticleAnchor } from './article-anchor'
export { type ArticleChange, compareArticles, explainOutdated } from './article-changes'
export {
  type ArticleDay,
  type DatedArticle,
  findArticleDay,
  holdsDocuments,
  listArticleDays,
} from './article-days'
export {
  ARTICLE_FORMATS,
  ARTICLE_LABELS,
  ARTICLE_LENGTHS,
  type ArticleForm,
  type ArticleFormat,
  type ArticleProblem,
  checkArticle,
  checkRelease,
  EMPTY_ARTICLE,
  FORMAT_LABELS,
  isArticleId,
  isTag,
  replaceTag,
  TAG_LIMITS,
  trimArticle,
} from './article-form'
export {
  checkImage,
  IMAGE_PATH,
  IMAGE_TEXTS,
  IMAGE_TYPES,
  type ImageProblem,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_WIDTH,
} from './article-image'
export type { Channel, ContentThing } from './channel'
export { CHANNELS } from './channels'
export {
  ALL,
  buildChannelHref,
  buildContentHref,
  buildTagHref,
  codesWithin,
  findCategory,
  findChannel,
  findListOf,
  hasList,
  keysAt,
  listOwnChannels,
} from './find-channel'
export {
  checkHotWord,
  checkHotWordPosition,
  HOT_WORD_RULE_LABELS,
  HOT_WORD_RULES,
  type HotWord,
  type HotWordForm,
  type HotWordRule,
  orderHotWords,
  type RuledWord,
} from './hot-words'
export { formatPolicyState, formatReplacement } from './policy-state'
export { normalizeTime, type ReleaseTime, readReleaseTime } from './release-time'
export {
  buildContentSearchHref,
  CONTENT_GROUPS,
  type ContentSuggestions,
  type FoundGroup,
  findContentGroup,
  groupOfChannel,
  listGroupChannels,
  MAX_SUGGESTED_ARTICLES,
} from './search-groups'
export {
  ARTICLE_SORTS,
  type ArticleSort,
  CONTENT_GROUP_KEYS,
  type ContentGroupKey,
  EXTRACTION_METHODS,
  PERIODS,
  type PeriodCode,
} from './words'
