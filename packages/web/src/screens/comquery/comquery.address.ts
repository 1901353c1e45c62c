import { formatComqueryUrl, hasConditions, parseComqueryUrl } from '@zhushutong/domain/comquery'
import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

const FORMS: Readonly<Record<string, 'form' | 'result'>> = { comquery: 'form', comqueryResult: 'result' }

/** The combined query as typed, and the group that gets an additional row (?add=). */
export const comquery: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, page = 1, query }, search }) => {
    const form = FORMS[route.name]
    if (!form) return null
    const typed = formatComqueryUrl(parseComqueryUrl(search).typed).slice(1)
    const added = /^[a-z]{1,20}$/.test(query.add ?? '') ? `add=${query.add}` : ''
    const queryString = [typed, added].filter(Boolean).join('&')
    const { query: read, problems } = parseComqueryUrl(search, page)
    const showsForm = form === 'form' || problems.length > 0 || !hasConditions(read)
    return {
      path: `comquery/${form}/${page}`,
      search: queryString && `?${queryString}`,
      exists: async ({ hasComqueryPage }) => page === 1 || showsForm || hasComqueryPage(read),
    }
  },
}
