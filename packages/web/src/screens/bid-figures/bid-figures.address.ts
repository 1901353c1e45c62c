import { FOLLOWED_SECONDS, type Screen } from '../screen'
import { marketSearch, parseMarketQuery } from './market-query'

/** Win rates and discounts of a region, a type of engineering or an owner: one address for each. */
export const bidFigures: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) =>
    route.name === 'zhongbiaolv'
      ? { path: 'bid-figures', search: marketSearch(parseMarketQuery(query)), kinds: ['winning'] }
      : null,
}
