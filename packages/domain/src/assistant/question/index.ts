export { hasSearchContent as saysAnything, mergeWithPrevious as inConversation } from './follow-up'
export {
  MAX_RESULTS as MOST_TAKEN,
  type ParsedQuestion as Asked,
  parseQuestion as askedIn,
} from './parse-question'
export {
  buildQuestionQuery as listQuestion,
  DEFAULT_RESULTS as USUAL_TAKE,
  type QuestionQuery as ListQuestion,
} from './question-query'
export type { Topic } from './words'
