import { company, EMPTY_QUERY } from '@zhushutong/domain/records'
import { type Screen, UNFOLLOWED_SECONDS } from '../screen'
import { comparisonSearch, parseComparisonQuery } from './comparison-query'

/** A comparison of companies (?ids=a,b), and the matches of a name (&q=), page by page. */
export const comparison: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query, page = 1 } }) => {
    if (route.name !== 'qiyeduibi') return null
    const parsed = parseComparisonQuery(query, page)
    const { keyword } = parsed
    return {
      path: `comparison/${page}`,
      search: comparisonSearch(parsed),
      exists: async ({ hasPage }) =>
        page === 1 || (keyword !== '' && hasPage(company, { ...EMPTY_QUERY, keyword, pageNum: page })),
    }
  },
}
