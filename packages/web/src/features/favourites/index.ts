export { CollectButton } from './collect-button'
export { FavouritesView } from './favourites.view'
