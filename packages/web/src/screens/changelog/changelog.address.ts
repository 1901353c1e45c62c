import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** The change log: /dailyLog/?id= chooses an entry (CHG-02). */
export const changelog: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'dailyLog') return null
    return { path: 'changelog', search: formatSearch({ id: ID.test(query.id ?? '') ? query.id : undefined }) }
  },
}
