import type { RouteName } from '@zhushutong/domain/addresses'
import { trimKeyword } from '@zhushutong/domain/portal/search'
import { company, EMPTY_QUERY } from '@zhushutong/domain/records'
import { analyzeParameters, parseAnalyzePlace } from '@/features/insight/analyze-href'
import { ABSENT, formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'

const CID = /^[0-9A-Za-z_-]{1,64}$/

type Parameters = Readonly<Record<string, string | undefined>>

/** A tool about one company (?cid=), or the matches of a name (?q=), page by page. */
const companyTool = (
  path: string,
  route: RouteName,
  /** The parameters for the display of a company, always in the same order. */
  placeOf: (query: Parameters) => Parameters = () => ({}),
): Screen => ({
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown }) => {
    if (shown.route.name !== route) return null
    const { cid, q = '' } = shown.query
    const page = shown.page ?? 1
    if (cid && CID.test(cid))
      return { path: `${path}/${cid}/1`, search: formatSearch({ cid, ...placeOf(shown.query) }) }
    const keyword = trimKeyword(q)
    return {
      path: `${path}/${ABSENT}/${page}`,
      search: formatSearch({ q: keyword }),
      exists: async ({ hasPage }) =>
        page === 1 || (keyword !== '' && hasPage(company, { ...EMPTY_QUERY, keyword, pageNum: page })),
    }
  },
})

export const analyze = companyTool('analyze', 'companyAnalyze', (query) =>
  analyzeParameters(parseAnalyzePlace(query)),
)
export const staffing = companyTool('staffing', 'renyuans')
