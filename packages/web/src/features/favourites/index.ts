export { CollectButton } from './collect-button'
export { type Favourite, type FavouritePage, FavouritesView } from './favourites.view'
