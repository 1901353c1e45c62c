export { divideStatements } from './divide-statements'
export { linkColumnsOf, moveLinks, returnLinks } from './move-links'
export {
  DOUBLE_REASONS,
  DOUBLE_STATES,
  type DoubleReason,
  type DoubleState,
  mayDecide,
  suspectDouble,
} from './suspect-double'
