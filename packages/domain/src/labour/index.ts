export {
  checkPosting,
  POSTING_DAYS,
  POSTING_KINDS,
  POSTING_LENGTHS,
  POSTING_LIMITS,
  type PostingInput,
  type PostingKind,
  type PostingProblem,
  payText,
  trimPosting,
} from './posting'
export {
  decidePosting,
  isEditable,
  OPEN_POSTING_STATES,
  POSTING_STATE_LABELS,
  POSTING_STATES,
  POSTING_TEXTS,
  type PostingDecision,
  type PostingRefusal,
  type PostingState,
  postingLabel,
} from './posting.state'
export { postingRecord } from './posting-record'
