export {
  AMOUNT_BANDS,
  type AmountBand,
  FIRST_MARKET_YEAR,
  isMarketYear,
  labelAmountBand,
  listTrendYears,
  type MarketChoice,
  marketPeriod,
  marketSpan,
} from './choice'
export { describeMarket, type KeyedMarketGroup, type Market, type MarketGroup } from './market'
export { buildMarketCsv } from './market-csv'
export { drawMarketPicture } from './market-picture'
export {
  citeMarket,
  describeMarketSource,
  listMarketMethods,
  MARKET_TITLE,
  type MarketReference,
  NOT_COVERED_TEXT,
} from './market-words'
