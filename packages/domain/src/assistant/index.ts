export { type AnswerBlock, type AnswerSpan, type CitedRecord, parseAnswer } from './answer-text'
export { ANSWERED_BY, type AnsweredBy, describeAnswers, describeSearchByRules } from './answered-by'
export {
  ASSISTANT_TEXTS,
  buildAnswerView,
  buildConversationName,
  DRAWER_WIDTH_PX,
  formatCopyNotice,
  MAX_CONVERSATION_NAME,
  type Message,
} from './assistant'
export { type AssistantFlow, assistantFlow } from './assistant.flow'
export type { AssistantGateway, ChatPiece, ChatRefusal, ChatRequest, ChatStream } from './assistant.ports'
export { type ChatState, isChatBusy, listChatMessages, NEW_CHAT } from './chat.state'
export {
  type ConversationsState,
  groupConversations,
  NO_CONVERSATIONS,
  type ShownConversation,
} from './conversations.state'
export { parseRating, type RatingButton } from './rating'
export { canSend, decideEnter, MAX_QUESTION } from './send-rule'
export { type AssistantPlace, type SuggestedQuestion, suggestQuestions } from './suggestions'
export {
  describeReading,
  type FigureScope,
  findAmountOffer,
  hasSearchContent,
  listNameCandidates,
  MATTERS,
  type Matter,
  type NamedRecord,
  type ParsedQuestion,
  type Period,
  parseFollowUp,
  parseQuestion,
  periodText,
  type QuestionQuery,
  type Reading,
  readQuestion,
  type Topic,
  withoutNames,
} from './understanding'
export {
  checkUpload,
  detectImageType,
  MAX_PICTURES,
  MAX_UPLOAD_BYTES,
  UPLOAD_TEXTS,
  UPLOAD_TYPES,
  uploadImage,
} from './upload'
