import { findKind } from '@zhushutong/domain/records'
import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** The state of the data: /data-status/?type= chooses a kind (DAT-64). */
export const dataStatus: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'dataStatus') return null
    const type = findKind(query.type ?? '')?.kind
    return { path: 'data-status', search: formatSearch({ type }) }
  },
}
