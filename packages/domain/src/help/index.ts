export type { HelpArticle } from './article'
export { HELP_ARTICLES } from './articles'
export { buildHelpHref, findHelpArticles, searchHelpTexts } from './find-help'
