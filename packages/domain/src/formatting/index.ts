export {
  addDays,
  addMonths,
  clockOf,
  DAY_MS,
  dayOf,
  daysBetween,
  endOfDay,
  HOUR_MS,
  MINUTE_MS,
  parseDay,
  shanghaiTime,
  startOfDay,
} from './calendar'
export { formatCount, formatDistance, formatMatchCount, formatScanCount, formatUpdateCount } from './count'
export { formatChecked, formatDate, formatTime, NO_VALUE, parseTime, relativeTime } from './date'
export { type Html, html } from './html'
export { holdsIdNumber, ID_NUMBER_TEXT, replaceIdNumbers, resemblesIdNumber } from './identity-number'
export { filterMobile, filterNumber, filterTelephone } from './input'
export { maskAmount, maskPersonName, maskPhone, maskText } from './mask'
export {
  FEN_PER_WAN,
  formatMoney,
  formatMoneyBound,
  formatPrice,
  formatTableMoney,
  formatWholePrice,
  TABLE_MONEY_UNIT,
  unitFor,
} from './money'
export {
  addAmount,
  addSums,
  formatSum,
  LEFT_OUT_WORDS,
  leftOutText,
  type MoneySum,
  NO_SUM,
  type SummedAmount,
} from './money-sum'
export { groupThousands, parseNumber } from './number'
export { htmlToText, previewText } from './preview'
export { firstCharacters, toHalfWidth } from './text'
