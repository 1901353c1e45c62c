export * from './changelog.flow'
export * from './changelog.machine'
export * from './changelog.ports'
export {
  CHANGELOG_CLOSED,
  type ChangelogEffect,
  type ChangelogEvent,
  type ChangelogState,
  type ChangelogStep,
  type Detail,
} from './changelog.state'
export { findImageUrl } from './detail'
export * from './red-dot'
export { type LoadedChangelog, startChangelog } from './start-changelog'
