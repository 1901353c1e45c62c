export { bidFiguresFeature } from './bid-figures.feature'
export { readCompanyFigures, readOwnerWins } from './company-figures.store'
export { readMarketFigures } from './market-figures.store'
export { type SpreadRow, spreadColumns, spreadOfRow } from './spread-sql'
