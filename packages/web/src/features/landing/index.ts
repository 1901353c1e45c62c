export { AskBar, AskView } from './ask.view'
export { CodesView } from './codes.view'
export { HeroView } from './hero.view'
export { CardsView, FaqView, Part, PointsView, StepsView, TableView, TextView } from './parts.view'
