import { aggregateOf, aggregatePage, directoryPageCount } from '@zhushutong/domain/aggregate'
import { ABSENT, FOLLOWED_SECONDS, type Screen } from '../screen'

/** A directory of prepared lists, or one of its lists; none where the address names no place or sort (NAV-07). */
export const aggregate: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, params, page = 1 } }) => {
    if (aggregateOf(route.name)) {
      const directory = { path: `aggregate/${route.name}/${ABSENT}/${page}`, search: '' }
      return page <= directoryPageCount() ? directory : null
    }
    const directory = route.name.replace(/details$/, '')
    const { id = '' } = params
    const shown = aggregatePage(directory, id)
    return shown && { path: `aggregate/${directory}/${id}/1`, search: '', kinds: [shown.kind.kind] }
  },
}
