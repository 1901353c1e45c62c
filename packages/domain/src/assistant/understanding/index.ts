export { type Asked, askedIn, MOST_TAKEN } from './asked'
export { inConversation, saysAnything } from './follow-up'
export { type ListQuestion, listQuestion, USUAL_TAKE } from './query'
export type { Topic } from './words'
