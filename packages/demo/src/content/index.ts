export type { Article, ArticleAnswer, Draft } from './article'
export { listDrafts } from './articles'
export { DEMO_BANNERS } from './banners'
export { dateDrafts } from './compose'
export {
  DEMO_FRIEND_LINKS,
  DEMO_SEARCH_WORDS,
  DEMO_SHORT_LINK,
  demoNotices,
  weeklyWinners,
} from './content'
export { PAGES_FOLDER } from './pages-folder'
