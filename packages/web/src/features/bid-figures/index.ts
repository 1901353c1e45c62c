export type { CompanyFigures, MarketFigures } from './bid-figures.types'
export { CompanyRates, HowCounted } from './company-rates'
export { DecisionHead, type HeadVerdict } from './decision-head'
export { type Choice, MarketView } from './market.view'
