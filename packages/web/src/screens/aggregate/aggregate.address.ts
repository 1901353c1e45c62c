import { countDirectoryPages, findAggregate, parseAggregatePage } from '@zhushutong/domain/aggregate'
import { ABSENT, FOLLOWED_SECONDS, type Screen } from '../screen'

/**
 * A directory of prepared lists, or one of its lists; null if the address has an unknown place or category
 * (NAV-07).
 */
export const aggregate: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, params, page = 1 } }) => {
    if (findAggregate(route.name)) {
      const directory = { path: `aggregate/${route.name}/${ABSENT}/${page}`, search: '' }
      return page <= countDirectoryPages() ? directory : null
    }
    const directory = route.name.replace(/details$/, '')
    const { id = '' } = params
    const shown = parseAggregatePage(directory, id)
    return shown && { path: `aggregate/${directory}/${id}/1`, search: '', kinds: [shown.kind.kind] }
  },
}
