export { findAmountOffer } from './amount-offer'
export { hasSearchContent, parseFollowUp } from './follow-up'
export { listNameCandidates, withoutNames } from './names'
export { type ParsedQuestion, parseQuestion } from './parse-question'
export type { Period } from './period'
export type { QuestionQuery } from './question-query'
export { periodText } from './range-filters'
export { readQuestion } from './read-question'
export {
  describeReading,
  type FigureScope,
  type NamedRecord,
  type Reading,
} from './reading'
export { MATTERS, type Matter, type Topic } from './words'
