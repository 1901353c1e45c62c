export type { Board, HomeData } from './home.types'
export { HomeView } from './home.view'
