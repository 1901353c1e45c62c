export {
  CHANGE_FEED_DAYS,
  FEED_CHANGES,
  type FeedChange,
  type FeedPlace,
  formatFeedCursor,
  readFeedCursor,
} from './change-feed'
export { classifyChanges, describeChange, formatStated } from './changes'
export {
  arrangeEvents,
  CHANGE_KINDS,
  EVENT_KINDS,
  type EventKindKey,
  type EventRecords,
  eventLabel,
  isEventKind,
  listEventKinds,
} from './event-kinds'
export { listExpired } from './expired'
export {
  dropRepeatedWorks,
  findBound,
  mergeTimeline,
  parsePlace,
  type TimelineBound,
  type TimelinePlace,
} from './timeline'
