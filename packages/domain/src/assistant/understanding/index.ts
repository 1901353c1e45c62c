export { continuesPrevious, hasSearchContent, parseFollowUp } from './follow-up'
export { listNameCandidates, type NameCandidate, withoutNames } from './names'
export { MAX_RESULTS, type ParsedQuestion, parseQuestion } from './parse-question'
export type { Period } from './period'
export { buildQuestionQuery, DEFAULT_RESULTS, type QuestionQuery } from './question-query'
export { periodText } from './range-filters'
export { readQuestion } from './read-question'
export {
  describeReading,
  type FigureScope,
  type NamedRecord,
  type QuestionBack,
  type Reading,
} from './reading'
export type { ReadingContext } from './reading-context'
export { MATTERS, type Matter, type Topic } from './words'
