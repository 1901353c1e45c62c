import { ROUTES } from '@zhushutong/domain/addresses'
import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

const isRoute = (name: string): boolean => ROUTES.some((route) => route.name === name)

/** The page in place of a record for members, named by the route of its list (ACC-02). */
export const membersOnly: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { name, id } = params
    if (route.name !== 'svip404' || !name || !id) return null
    return {
      path: `members-only/${encodeURIComponent(name)}/${encodeURIComponent(id)}`,
      search: '',
      exists: async () => isRoute(name),
    }
  },
}
