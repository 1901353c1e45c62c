export { favouritesFeature } from './favourites.feature'
export { countFavourites } from './favourites.store'
export { type Glance, glancesAt } from './look-up'
