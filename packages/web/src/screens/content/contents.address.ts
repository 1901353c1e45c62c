import { ALL, findCategory, findChannel, hasList } from '@zhushutong/domain/content'
import { divisionName } from '@zhushutong/domain/divisions'
import { ABSENT, type Screen, UNFOLLOWED_SECONDS } from '../screen'
import { buildQuery, formatChoices, readChoices } from './content-query'

/** The lists of the channels: /new/all.html, /policy3/all/500000/p2.html, /urbanhubnews/all.html. */
export const contents: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params, query, page = 1 }, city }) => {
    const channel = findChannel(route.name)
    if (!channel || !hasList(channel)) return null
    const category = params.key ?? params.type ?? query.category ?? ALL
    const area = channel.shape === 'policy' ? params.id : undefined
    if (category !== ALL && !findCategory(channel, category)) return null
    if (area !== undefined && divisionName(area) === null) return null
    const choices = readChoices(query)
    return {
      path: `contents/${channel.key}/${category}/${area ?? ABSENT}/${page}`,
      search: formatChoices(channel, category, choices),
      exists: async ({ hasArticles }) =>
        page === 1 || hasArticles(buildQuery(channel, category, area, choices, page, city)),
    }
  },
}

/** The articles of all channels with a tag; `all` lists the tags. */
export const tag: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params, page = 1 } }) => {
    if (route.name !== 'tag') return null
    const { key = ALL } = params
    return {
      path: `tag/${encodeURIComponent(key)}/${page}`,
      search: '',
      exists: async ({ hasArticles }) =>
        key === ALL ? page === 1 : hasArticles({ tag: key, pageNum: page }),
    }
  },
}

export const hub: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route } }) => (route.name === 'urbanSubstation' ? { path: 'hub', search: '' } : null),
}
