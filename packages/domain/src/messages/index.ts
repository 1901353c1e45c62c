export { type MemberEvent, writeMessage } from './member-event'
export {
  formatUnread,
  MAX_MARKED,
  MESSAGE_KIND_LABELS,
  MESSAGE_KINDS,
  MESSAGE_RETENTION,
  type MessageKind,
  type MessageWords,
} from './message'
