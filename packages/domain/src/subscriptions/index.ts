export {
  allowsSms,
  CHANNEL_LABELS,
  CHANNEL_TEXTS,
  CHANNELS,
  type Channel,
  checkChannels,
  formatSmsName,
  MAX_SMS_A_DAY,
  NOTICE_RETRY_SECONDS,
  NOTICE_TRIES,
  type OpenChannels,
} from './channels'
export {
  countNews,
  DIGEST_RETENTION_DAYS,
  type Digest,
  MAX_DIGEST_ITEMS,
  titleItem,
  writeDigestMessage,
} from './digest'
export { listUnsubscribeHeaders, writeDigestMail } from './digest-mail'
export {
  findFollowed,
  listChangeKinds,
  listChosenKinds,
  listFollowed,
  listReportedKinds,
} from './followed'
export { calculateNextRun, FREQUENCIES, FREQUENCY_LABELS, type Frequency } from './frequency'
export {
  checkSubscriptionName,
  MAX_SUBSCRIPTION_NAME,
  MAX_SUBSCRIPTIONS,
  SUBSCRIPTION_TEXTS,
  subscriptionLimit,
} from './limits'
export { checkSubject, formatSubjectKey, listSearches, type Subject } from './subject'
export { SUBJECT_LABELS, SUBJECTS, type SubjectName } from './subject-names'
export {
  listWatchGroups,
  MAX_WATCHED_NEWS,
  startOfWatch,
  WATCH_GROUP_LABELS,
  WATCH_GROUPS,
  WATCH_PERIOD_LABELS,
  WATCH_PERIODS,
  type WatchGroup,
  type WatchPeriod,
} from './watch'
export { countByDay, type DayFinds, listWeekDays, rivalPeriod } from './week'
