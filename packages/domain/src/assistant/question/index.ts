export { hasSearchContent, mergeWithPrevious } from './follow-up'
export {
  MAX_RESULTS,
  type ParsedQuestion,
  parseQuestion,
} from './parse-question'
export {
  buildQuestionQuery,
  DEFAULT_RESULTS,
  type QuestionQuery,
} from './question-query'
export type { Topic } from './words'
