export { bidFiguresFeature } from './bid-figures.feature'
